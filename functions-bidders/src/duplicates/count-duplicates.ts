import type { countDuplicates as endpoint } from '@auctionwiz/contracts/duplicate-counts'
import type { PairStatus } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { settingsOf } from './duplicate-settings.ts'
import { atLeast, groupsToMerge, pendingPairs } from './groups-to-merge.ts'

/** Counted in the index by status. */
const inStatus = (status: PairStatus, ...more: Conditions<PairDocument>): Conditions<PairDocument> => [
  { field: 'status', equals: status },
  ...more,
]

export const countQuery = (status: PairStatus, ...more: Conditions<PairDocument>): Query =>
  pairRecord.query({ where: inStatus(status, ...more) })

export const countDuplicates: UseCase<typeof endpoint> = async ({ query }, { house }) => {
  const threshold = query.threshold ?? (await settingsOf(house)).threshold
  const pairs = readerOf(pairRecord, house)
  const [pending, autoMerged, manuallyMerged, dismissed, wouldMerge, leftToPeople] = await Promise.all([
    pairs.count(inStatus('pending')),
    pairs.count(inStatus('auto-merged')),
    pairs.count(inStatus('manually-merged')),
    pairs.count(inStatus('dismissed')),
    pairs.count(inStatus('pending', { field: 'mergeAt', atLeast: threshold })),
    pairs.count(inStatus('pending', { field: 'mergeAt', below: 0 })),
  ])
  const resolved = manuallyMerged + dismissed
  const groups = query.groups && pending <= maxGrouped ? await groupCounts(house, threshold) : undefined
  return { pending, autoMerged, resolved, total: pending + autoMerged + resolved, wouldMerge, leftToPeople, ...(groups && { groups }) }
}

/** More pending pairs than these are not read for a preview: it takes a page of the store for each thousand. */
const maxGrouped = 20_000

const groupCounts = async (house: PartitionReader, threshold: number) => {
  const { groups, left } = groupsToMerge(await pendingPairs(house), atLeast(threshold))
  return { groups: groups.length, records: groups.reduce((sum, { length }) => sum + length, 0), left }
}
