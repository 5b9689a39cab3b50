import type { listAuctions as endpoint } from '@auctionwiz/contracts/auctions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type AuctionDocument, auctionOf, auctionRecord } from '@auctionwiz/records/auctions'

const pageSize = 100

const latestFirst: Selection<AuctionDocument> = {
  orderBy: [
    { field: 'type', descending: true },
    { field: 'startDate', descending: true },
  ],
}

export const listAuctions: UseCase<typeof endpoint> = async ({ query }, { house, now }) => {
  const { items, next } = await readerOf(auctionRecord, house).page(latestFirst, { limit: pageSize, next: query.page })
  return { auctions: items.map((item) => auctionOf(item, now)), ...(next && { nextPage: next }) }
}
