import type { Bidder } from '@auctionwiz/contracts/bidders'
import { networkCause } from '@auctionwiz/domain/network/network-event'
import { networkOf } from '@auctionwiz/domain/network/network-facts'
import { contestedEvents, withoutContested } from '@auctionwiz/domain/network/objections'
import type { Cause } from '@auctionwiz/domain/scores/changes'
import { rescored } from '@auctionwiz/domain/scores/rescored'
import { batchesOf } from '@auctionwiz/platform/core/store/batch-size'
import { bidderBatchLimit, bidderWriteBytes, writeBidders } from '@auctionwiz/records/bidder-writes'
import type { ContributionDocument } from '@auctionwiz/records/contributions'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import type { BidderRef } from './network-keys.ts'
import type { NetworkPorts } from './network-ports.ts'

/** A bidder, and what other accounts publish of the person. */
export interface Informed {
  bidder: Bidder
  others: readonly ContributionDocument[]
}

/** Applies what other accounts publish of people to the bidders and their AuctionWiz scores; where nothing changes, nothing is written. */
export const applyNetwork = async (
  ports: NetworkPorts,
  place: Pick<BidderRef, 'accountId' | 'auctionHouseId'>,
  informed: readonly Informed[],
  takesPart: boolean,
): Promise<void> => {
  const now = ports.now()
  const changes = informed.flatMap(({ bidder, others }) => {
    const network = networkFrom(others, bidder)
    const { network: before, ...rest } = bidder
    if (JSON.stringify(before) === JSON.stringify(network)) return []
    const cause = takesPart ? networkCause(before, network, now) : leftNetwork
    return [{ before: bidder, known: network ? { ...rest, network } : rest, cause }]
  })
  if (changes.length === 0) return
  const house = ports.house(place)
  const rules = await readScoringRules(house)
  const writes = changes.map(({ before, known, cause }: { before: Bidder; known: Bidder; cause: Cause }) => ({
    before,
    after: rescored(known, rules, { now, asOf: now }, cause) ?? { ...known, updatedAt: now.toISOString() },
  }))
  for (const some of batchesOf(writes, bidderBatchLimit, bidderWriteBytes)) await writeBidders(house, some)
}

const leftNetwork = 'This account no longer takes part in the network of scores'

const networkFrom = (others: readonly ContributionDocument[], { networkObjections }: Bidder): Bidder['network'] => {
  // The same contribution is published under the email and the phone.
  const byId = new Map(others.map((document) => [document.contributionId, document]))
  const contested = contestedEvents(networkObjections)
  const counted = [...byId.values()]
    .sort((a, b) => (a.contributionId < b.contributionId ? -1 : 1))
    .flatMap(({ contributor, contribution }) => {
      const rest = withoutContested(contribution, contested)
      return rest ? [{ contributor, contribution: rest }] : []
    })
  return networkOf(counted)
}
