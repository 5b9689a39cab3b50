import type { Currency } from '@auctionwiz/contracts/fields'
import { sampleAuctions } from '@auctionwiz/domain/samples/sample-auctions'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { auctionCountsOf, auctionCountsRecord } from './auction-counts.ts'
import { auctionDocument, auctionRecord } from './auctions.ts'
import { numberRecord, numbersId } from './numbers.ts'

/** The sample auctions of a house as they are stored, with their counters and the number that follows theirs. */
export const sampleAuctionDocuments = (houseId: string, now: Date, currency?: Currency): StoredDocument[] => {
  const auctions = sampleAuctions(houseId, now, currency)
  return [
    ...auctions.map((auction) => auctionRecord.stored(auctionDocument(auction))),
    auctionCountsRecord.stored(auctionCountsOf(auctions)),
    numberRecord.stored({ id: numbersId('auctions'), next: auctions.length + 1 }),
  ]
}
