import { countsOf as bidderCountsOf, type Counted } from '@auctionwiz/domain/bidders/counts'
import type { CountedCase } from '@auctionwiz/domain/legal-cases/totals'
import { addCounts, type LotCounts, countsOf as lotCountsOfOne, noLots } from '@auctionwiz/domain/lots/totals'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { auctionCountsOf, auctionCountsRecord } from '@auctionwiz/records/auction-counts'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { caseCountsOf, caseCountsRecord } from '@auctionwiz/records/case-counts'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { lotCountsOf, lotCountsRecord } from '@auctionwiz/records/lot-counts'
import { lotRecord } from '@auctionwiz/records/lots'

/** Counts the documents of a house as they are read back; holds of each what is counted alone. */
export const restoredCounts = () => {
  const bidders: Counted[] = []
  const auctions: { biddersRegistered: number }[] = []
  const cases: CountedCase[] = []
  const lots = new Map<string, LotCounts>()
  return {
    add: (document: StoredDocument, part: string | undefined): void => {
      if (bidderRecord.is(document)) {
        const { status, autoInviteStatus, createdAt, currency, facts, nationalScore, localScore } = bidderRecord.parse(document)
        const { spent } = facts
        bidders.push({ status, autoInviteStatus, createdAt, currency, facts: { spent }, nationalScore, localScore })
      } else if (auctionRecord.is(document)) {
        const { biddersRegistered } = auctionRecord.parse(document)
        auctions.push({ biddersRegistered })
      } else if (legalCaseRecord.is(document)) {
        const { status, priority, caseType, claimAmount } = legalCaseRecord.parse(document)
        cases.push({ status, priority, caseType, claimAmount })
      } else if (lotRecord.is(document) && part !== undefined) {
        lots.set(part, addCounts(lots.get(part) ?? noLots, lotCountsOfOne(lotRecord.parse(document))))
      }
    },
    write: async (house: Partition): Promise<void> => {
      await house.in('bidders').write([bidderCountsRecord.put(bidderCountsOf(bidders))])
      await house.in('cases').write([caseCountsRecord.put(caseCountsOf(cases))])
      const own = house.in('auctions')
      await own.write([auctionCountsRecord.put(auctionCountsOf(auctions))])
      for (const [auctionId, counts] of lots) await own.within(auctionId).write([lotCountsRecord.put(lotCountsOf(counts))])
    },
  }
}
