import type * as calls from '@auctionwiz/contracts/legal-cases'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { archivedBidderIds } from '@auctionwiz/records/archived-bidders'
import { type LegalCaseDocument, legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'

const pageSize = 50

/** More records than these are merged into no bidder. */
const maxMerged = 100

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

/** Cases stay with the record they were filed about, so that an undone merge takes nothing apart; a survivor shows them all. */
async function mergedInto(house: PartitionReader, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  let level = ids
  while (level.length > 0 && found.length < maxMerged) {
    const where = [{ field: 'survivorId', in: level } as const]
    const { items } = await listerOf(archivedBidderIds, house).page({ where }, { limit: maxMerged })
    level = items.map(({ document }) => document.id).filter((id) => !found.includes(id))
    found.push(...level)
  }
  return found
}

export const readLegalCase: UseCase<typeof calls.readLegalCase> = async ({ params }, { house }) =>
  legalCaseOf(await readerOf(legalCaseRecord, house).read(params.id))
