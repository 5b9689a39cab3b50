import type { listLegalCases as endpoint } from '@auctionwiz/contracts/legal-cases'
import { type LegalCaseDocument, legalCaseOf } from '@auctionwiz/domain/legal/document'
import type { ArchivedBidder } from '@auctionwiz/platform/core/archived-bidders'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query } from '@auctionwiz/platform/core/store'

const pageSize = 50

/** More records than these are merged into no bidder. */
const mostMerged = 100

export const listLegalCases: UseCase<typeof endpoint> = async ({ query }, { house }) => {
  const bidderIds = [query.bidderId, ...(await mergedInto(house, [query.bidderId]))]
  const page = await house.query<LegalCaseDocument>(casesQuery(bidderIds), { limit: pageSize, next: query.page })
  const cases = page.items.map((document, index) => legalCaseOf(document, page.versions[index] ?? ''))
  return { cases, ...(page.next && { nextPage: page.next }) }
}

/** The cases about these bidders, the latest first. */
export const casesQuery = (bidderIds: readonly string[]): Query => ({
  type: 'legal-case',
  where: [{ field: 'bidderId', in: bidderIds }],
  orderBy: [
    { field: 'type', descending: true },
    { field: 'dateSubmitted', descending: true },
  ],
})

/** Cases stay with the record they were filed about, so that an undone merge takes nothing apart; a survivor shows them all. */
const mergedInto = async (house: PartitionReader, ids: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  let level = ids
  while (level.length > 0 && found.length < mostMerged) {
    const where = [{ field: 'survivorId', in: level }]
    const { items } = await house.query<ArchivedBidder>({ type: 'archived-bidder', where, fields: ['id'] }, { limit: mostMerged })
    level = items.map(({ id }) => id).filter((id) => !found.includes(id))
    found.push(...level)
  }
  return found
}
