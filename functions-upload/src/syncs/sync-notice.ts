import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { SyncRunDocument } from '@auctionwiz/records/auction-syncs'
import { auctionRecord } from '@auctionwiz/records/auctions'
import type { Notice } from '@auctionwiz/records/notify'
import type { SyncMessage } from './sync-ports.ts'

/** The notification of a sync's end for the user who started it; nothing where all went well. */
export const syncNotice = async (
  house: PartitionReader,
  { accountId, auctionHouseId, auctionId }: SyncMessage,
  run: SyncRunDocument,
): Promise<Notice | undefined> => {
  const conflicts = run.counts?.conflict ?? 0
  const kind =
    run.problem === 'key_expired'
      ? 'key_expired'
      : run.problem !== undefined || run.status === 'failed'
        ? 'sync_failed'
        : conflicts > 0
          ? 'sync_conflicts'
          : undefined
  if (!kind) return undefined
  const auction = (await readerOf(auctionRecord, house).find(auctionId))?.document
  const facts = { name: auction?.title ?? '', count: conflicts }
  return { cause: [run.id, kind], kind, accountId, auctionHouseId, subjectId: auctionId, facts }
}
