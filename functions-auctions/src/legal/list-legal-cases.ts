import type * as calls from '@auctionwiz/contracts/legal-cases'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { mergedInto } from '@auctionwiz/records/archived-bidders'
import { type LegalCaseDocument, legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'

const pageSize = 50

/** Cases stay with the record they were filed about, so that an undone merge takes nothing apart; a survivor shows them all. */
export const listLegalCases: UseCase<typeof calls.listLegalCases> = async ({ query }, { house }) => {
  const bidderIds = [query.bidderId, ...(await mergedInto(house, [query.bidderId]))]
  const { items, next } = await readerOf(legalCaseRecord, house).page(casesOf(bidderIds), { limit: pageSize, next: query.page })
  return { cases: items.map(legalCaseOf), ...(next && { nextPage: next }) }
}

/** The cases about these bidders, the latest first. */
export const casesOf = (bidderIds: readonly string[]): Selection<LegalCaseDocument> => ({
  where: [{ field: 'bidderId', in: bidderIds }],
  orderBy: [
    { field: 'type', descending: true },
    { field: 'dateSubmitted', descending: true },
  ],
})

export const readLegalCase: UseCase<typeof calls.readLegalCase> = async ({ params }, { house }) =>
  legalCaseOf(await readerOf(legalCaseRecord, house).read(params.id))
