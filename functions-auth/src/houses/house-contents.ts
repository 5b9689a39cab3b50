import type { AuctionDocument } from '@auctionwiz/domain/auctions/document'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import type { LegalCaseDocument } from '@auctionwiz/domain/legal/document'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store'

type Kept = BidderDocument['type'] | AuctionDocument['type'] | LegalCaseDocument['type'] | 'upload'

/** What keeps a house from being deleted, by the type of its documents, as people call it. */
const contents: Record<Kept, [one: string, many: string]> = {
  bidder: ['bidder', 'bidders'],
  upload: ['data upload', 'data uploads'],
  auction: ['auction', 'auctions'],
  'legal-case': ['legal case', 'legal cases'],
}

/** What a house holds, such as '400 bidders and 2 data uploads'; undefined when it is empty. */
export const houseContents = async (store: DocumentStore, accountId: string, auctionHouseId: string): Promise<string | undefined> => {
  const house = partitionOf(store, 'houses', [accountId, auctionHouseId])
  const counted = await Promise.all(Object.entries(contents).map(async ([type, names]) => [await house.count({ type }), names] as const))
  const held = counted.filter(([count]) => count > 0).map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
  return held.length === 0 ? undefined : new Intl.ListFormat('en').format(held)
}
