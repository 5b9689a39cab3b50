import type { countDuplicates as endpoint, PairStatus } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Condition, Query } from '@auctionwiz/platform/core/store'
import { settingsOf } from './duplicate-settings.ts'
import { groupsToMerge, pendingPairs } from './groups-to-merge.ts'

/** Counted in the index by status. */
export const countQuery = (status: PairStatus, ...more: readonly Condition[]): Query => ({
  type: 'duplicate-pair',
  where: [{ field: 'status', equals: status }, ...more],
})

export const countDuplicates: UseCase<typeof endpoint> = async ({ query }, { house }) => {
  const threshold = query.threshold ?? (await settingsOf(house)).threshold
  const [pending, autoMerged, manuallyMerged, dismissed, wouldMerge, leftToPeople] = await Promise.all([
    house.count(countQuery('pending')),
    house.count(countQuery('auto-merged')),
    house.count(countQuery('manually-merged')),
    house.count(countQuery('dismissed')),
    house.count(countQuery('pending', { field: 'mergeAt', atLeast: threshold })),
    house.count(countQuery('pending', { field: 'mergeAt', below: 0 })),
  ])
  const resolved = manuallyMerged + dismissed
  const groups = query.groups && pending <= mostGrouped ? await groupCounts(house, threshold) : undefined
  return { pending, autoMerged, resolved, total: pending + autoMerged + resolved, wouldMerge, leftToPeople, ...(groups && { groups }) }
}

/** More pending pairs than these are not read for a preview: it takes a page of the store for each thousand. */
const mostGrouped = 20_000

const groupCounts = async (house: PartitionReader, threshold: number) => {
  const { groups, left } = groupsToMerge(await pendingPairs(house), threshold)
  return { groups: groups.length, records: groups.reduce((sum, { length }) => sum + length, 0), left }
}
