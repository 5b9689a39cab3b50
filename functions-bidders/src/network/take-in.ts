import type { Bidder } from '@auctionwiz/contracts/bidders'
import { networkOf } from '@auctionwiz/domain/network/network-facts'
import { rescored } from '@auctionwiz/domain/scores/rescored'
import { bidderBatchLimit, writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'
import type { Seat } from './network-keys.ts'
import type { ContributionDocument, NetworkPorts } from './network-ports.ts'

/** A bidder, and what others tell of the person. */
export interface Heard {
  bidder: Bidder
  others: readonly ContributionDocument[]
}

/** Puts what other houses tell of people into the bidders and their AuctionWiz scores; nothing is written where it is there already. */
export const takeIn = async (
  ports: NetworkPorts,
  place: Pick<Seat, 'accountId' | 'auctionHouseId'>,
  heard: readonly Heard[],
): Promise<void> => {
  const news = heard.flatMap(({ bidder, others }) => {
    const network = networkFrom(others)
    const { network: before, ...rest } = bidder
    return JSON.stringify(before) === JSON.stringify(network) ? [] : [{ before: bidder, known: network ? { ...rest, network } : rest }]
  })
  if (news.length === 0) return
  const house = ports.house(place)
  const now = ports.now()
  const rules = await readScoringRules(house)
  const writes = news.map(({ before, known }: { before: Bidder; known: Bidder }) => ({
    before,
    after: rescored(known, rules, { now, asOf: now }, 'Activity at other auction houses') ?? { ...known, updatedAt: now.toISOString() },
  }))
  for (let start = 0; start < writes.length; start += bidderBatchLimit)
    await writeBidders(house, writes.slice(start, start + bidderBatchLimit))
}

const networkFrom = (others: readonly ContributionDocument[]): Bidder['network'] => {
  // The same contribution stands under the e-mail and the phone.
  const byId = new Map(others.map(({ contributionId, contribution }) => [contributionId, contribution]))
  return networkOf([...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contribution]) => contribution))
}
