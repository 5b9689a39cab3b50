import type { countDuplicates as endpoint, PairStatus } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Condition, Query } from '@auctionwiz/platform/core/store'
import { settingsOf } from './duplicate-settings.ts'

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
  return { pending, autoMerged, resolved, total: pending + autoMerged + resolved, wouldMerge, leftToPeople }
}
