import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'

type Kept = BidderDocument['type'] | 'upload'

/** What keeps a house from being deleted, by the type of its documents, as people call it. */
const contents: Record<Kept, readonly [one: string, many: string]> = {
  bidder: ['bidder', 'bidders'],
  upload: ['data upload', 'data uploads'],
}

/** What a house holds, such as '400 bidders and 2 data uploads'; undefined when it is empty. */
export const houseContents = async (store: DocumentStore, accountId: string, auctionHouseId: string): Promise<string | undefined> => {
  const house = partitionOf(store, 'houses', [accountId, auctionHouseId])
  const declared = [auctionRecord, legalCaseRecord].map(({ definition: { type, names } }) => [type, names] as const)
  const counted = await Promise.all(
    [...Object.entries(contents), ...declared].map(async ([type, names]) => [await house.count({ type }), names] as const),
  )
  const held = counted.filter(([count]) => count > 0).map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
  return held.length === 0 ? undefined : new Intl.ListFormat('en').format(held)
}
