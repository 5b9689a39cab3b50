import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { BidderCounts } from '@auctionwiz/domain/bidders/counts'

/** How the counters answer a filter that asks for one division alone, such as two tiers; undefined for one that they can't answer. */
export const countedFilter = (filter: BidderFilter): ((counts: BidderCounts) => number) | undefined => {
  const { tier, status, autoInvite, scoreType } = filter
  if (isNarrowed(filter)) return undefined
  const score = scoreType === 'local' ? 'local' : 'national'
  const asked = [
    tier?.length && ((counts: BidderCounts) => sum(counts[score].tier, tier)),
    status?.length && ((counts: BidderCounts) => sum(counts.status, status)),
    autoInvite?.length && ((counts: BidderCounts) => sum(counts.autoInvite, autoInvite)),
  ].filter((count) => typeof count === 'function')
  return asked.length > 1 ? undefined : (asked[0] ?? (({ total }) => total))
}

const sum = <Key extends string>(counts: Record<Key, number>, keys: readonly Key[]): number =>
  [...new Set(keys)].reduce((total, key) => total + counts[key], 0)

/** Whether a filter finds all bidders of the house. */
export const isUnfiltered = (filter: BidderFilter): boolean =>
  !filter.tier?.length && !filter.status?.length && !filter.autoInvite?.length && !isNarrowed(filter)

/** Whether a filter asks for what the counters do not know. */
const isNarrowed = (filter: BidderFilter): boolean => {
  const { minScore, maxScore, search, tag, category, city, lastAuctionFrom, lastAuctionTo } = filter
  const isRange = [minScore, maxScore, lastAuctionFrom, lastAuctionTo].some((limit) => limit !== undefined)
  return isRange || Boolean(search || tag?.length || category?.length || city?.length)
}
