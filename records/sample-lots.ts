import type { Currency } from '@auctionwiz/contracts/fields'
import { addCounts, countsOf, noLots } from '@auctionwiz/domain/lots/totals'
import { sampleAuctions } from '@auctionwiz/domain/samples/sample-auctions'
import { sampleLots, sampleRegistrations } from '@auctionwiz/domain/samples/sample-lots'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { lotCountsOf, lotCountsRecord } from './lot-counts.ts'
import { lotDocument, lotRecord } from './lots.ts'
import { registrationDocument, registrationRecord } from './registrations.ts'
import { resultsDueOf } from './results-due.ts'

/** The lots of a house's sample auctions as they are stored, by auction, with their totals and the bidders who are registered. Their results are due. */
export const sampleLotDocuments = (houseId: string, now: Date, currency?: Currency): { auctionId: string; documents: StoredDocument[] }[] =>
  sampleAuctions(houseId, now, currency).flatMap((auction) => {
    const lots = sampleLots(auction)
    if (lots.length === 0) return []
    const counts = lotCountsOf(lots.map(countsOf).reduce(addCounts, noLots))
    const documents = lots.map((lot) => lotRecord.stored(lotDocument(lot)))
    const registered = sampleRegistrations(auction).map((one) => registrationRecord.stored(registrationDocument(one)))
    const due = registered.length > 0 ? [resultsDueOf(auction.id, now)] : []
    return [{ auctionId: auction.id, documents: [...documents, lotCountsRecord.stored(counts), ...registered, ...due] }]
  })
