import type { listAuctions as endpoint } from '@auctionwiz/contracts/auctions'
import { type AuctionDocument, auctionOf } from '@auctionwiz/domain/auctions/document'
import type { UseCase } from '@auctionwiz/platform/core/context'

const pageSize = 100

const latestFirst = [
  { field: 'type', descending: true },
  { field: 'startDate', descending: true },
]

export const listAuctions: UseCase<typeof endpoint> = async ({ query }, { house, now }) => {
  const page = await house.query<AuctionDocument>({ type: 'auction', orderBy: latestFirst }, { limit: pageSize, next: query.page })
  const auctions = page.items.map((document, index) => auctionOf(document, page.versions[index] ?? '', now))
  return { auctions, ...(page.next && { nextPage: page.next }) }
}
