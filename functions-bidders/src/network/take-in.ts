import type { Bidder } from '@auctionwiz/contracts/bidders'
import { networkOf } from '@auctionwiz/domain/network/network-facts'
import { rescored } from '@auctionwiz/domain/scores/rescored'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'
import type { Seat } from './network-keys.ts'
import type { ContributionDocument, NetworkPorts } from './network-ports.ts'

/** Puts what other houses tell of the person into the bidder and its AuctionWiz score; nothing is written when it is there already. */
export const takeIn = async (ports: NetworkPorts, seat: Seat, bidder: Bidder, told: readonly ContributionDocument[]): Promise<void> => {
  // The same contribution stands under the e-mail and the phone.
  const byId = new Map(told.map((document) => [document.id, document.contribution]))
  const network = networkOf([...byId.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contribution]) => contribution))
  const { network: before, ...rest } = bidder
  if (JSON.stringify(before) === JSON.stringify(network)) return
  const house = ports.house(seat)
  const now = ports.now()
  const known: Bidder = network ? { ...rest, network } : rest
  const rules = await readScoringRules(house)
  const after = rescored(known, rules, { now, asOf: now }, 'Activity at other auction houses') ?? { ...known, updatedAt: now.toISOString() }
  await writeBidders(house, [{ before: bidder, after }])
}
