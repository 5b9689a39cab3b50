import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { syncConflictRecord } from '@auctionwiz/records/auction-syncs'
import type { SyncPlan } from './plan-sync.ts'

const isUndecided = [{ field: 'status', in: ['pending', 'skipped'] }] as const

/**
 * Removes conflicts that a comparison of all records no longer finds: both sides say the same by now, or a rule of the house settles them. Those whose
 * record could not be compared stay.
 */
export const closeConflicts = async (part: Partition, { lines }: Pick<SyncPlan, 'lines'>): Promise<void> => {
  const open = lines.filter(({ planned }) => planned === 'conflict' || planned === 'failed')
  const records = new Set(open.map(({ kind, recordId }) => `${kind}:${recordId}`))
  const onPlatform = new Set(open.map(({ kind, platformRecordId }) => `${kind}:${platformRecordId}`))
  const conflicts = recordsOf(syncConflictRecord, part)
  for await (const { document, version } of readerOf(syncConflictRecord, part).each({ where: isUndecided })) {
    const { id, kind, recordId, platformRecordId } = document
    // Somebody may decide it at this moment: then it is decided.
    if (!records.has(`${kind}:${recordId}`) && !onPlatform.has(`${kind}:${platformRecordId}`)) await conflicts.removeOnce(id, version)
  }
}
