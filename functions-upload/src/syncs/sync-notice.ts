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
  const facts = { name: await titleOf(house, auctionId), count: conflicts }
  return { cause: [run.id, kind], kind, accountId, auctionHouseId, subjectId: auctionId, facts }
}

/** The notification of a comparison that waits for somebody's decision, for the user who started it. */
export const waitingNotice = async (
  house: PartitionReader,
  { accountId, auctionHouseId, auctionId, runId }: SyncMessage,
  changes: number,
): Promise<Notice> => {
  const kind = 'sync_waiting'
  const facts = { name: await titleOf(house, auctionId), count: changes }
  return { cause: [runId, kind], kind, accountId, auctionHouseId, subjectId: auctionId, facts }
}

const titleOf = async (house: PartitionReader, auctionId: string): Promise<string> =>
  (await readerOf(auctionRecord, house).find(auctionId))?.document.title ?? ''
