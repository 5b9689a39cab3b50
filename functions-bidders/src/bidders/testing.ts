import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderBatchLimit, writeBidders } from '@auctionwiz/records/bidder-writes'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testApp } from '../testing.ts'

const now = new Date('2026-11-21T09:00:00Z')

type Given = Partial<Parameters<typeof aBidder>[0]> & { wins: number }

/** House h1 with bidders b0, b1 …, each with `wins` purchases for 10.00, scored by the default rules. A bidder without purchases is New. */
export const houseOf = async (given: readonly Given[]) => {
  const app = await testApp()
  const bidders = given.map(({ wins, ...more }, index) => {
    const counted = { wins, lotsBid: wins * 3, paidOnTime: wins, auctions: wins, spent: wins * 1000 }
    const facts = { ...emptyFacts(), ...counted, ...more.facts }
    const status = more.status ?? 'Active'
    return aBidder({ id: `b${index}`, status, ...scoreByRules({ facts, status }, defaultRules, now), ...more, facts })
  })
  for (const some of batchesOf(bidders, bidderBatchLimit, bytesOf))
    await writeBidders(
      partitionOf(app.store, 'bidders', ['a1', 'h1']),
      some.map((after) => ({ after })),
    )
  /** The ids of all pages. */
  const list = async (query: string): Promise<string[]> => {
    const ids: string[] = []
    let page = ''
    do {
      const answer = await app.call('listBidders', { query: `${query}${page}` })
      ids.push(...answer.bidders.map(({ id }: BidderSummary) => id))
      page = answer.nextPage ? `&page=${encodeURIComponent(answer.nextPage)}` : ''
    } while (page)
    return ids
  }
  return { ...app, list }
}
