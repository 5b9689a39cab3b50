import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type SyncRunDocument, syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import type { Place } from './run-work.ts'
import { syncNotice } from './sync-notice.ts'

/**
 * Notes the end of a run where people look: at the auction's link, at the connection to the platform, and in the notifications of the user who started
 * it. Noted twice it says the same.
 */
export const noteRun = async ({ house, part, ports, message }: Place, run: SyncRunDocument): Promise<void> => {
  const notice = await syncNotice(house, message, run)
  if (notice) await ports.notify(run.startedById, notice)
  const connection = problemOfConnection(run)
  const lastSyncAt = run.status === 'completed' && !connection ? run.completedAt : undefined
  await recordsOf(syncLinkRecord, part).change(syncLinkId, ({ problem: _problem, ...link }) => noted(link, connection, lastSyncAt))
  await recordsOf(platformConnectionRecord, house).change(connectionId(run.platformId), ({ problem: _problem, ...stored }) =>
    noted(stored, connection, lastSyncAt),
  )
}

const noted = <T extends { lastSyncAt?: string | undefined }>(
  stored: T,
  problem: 'key_expired' | 'unavailable' | undefined,
  lastSyncAt?: string,
): T => ({
  ...stored,
  ...(lastSyncAt !== undefined && lastSyncAt > (stored.lastSyncAt ?? '') && { lastSyncAt }),
  ...(problem && { problem }),
})

const problemOfConnection = ({ problem }: SyncRunDocument): 'key_expired' | 'unavailable' | undefined => {
  if (problem === 'key_expired') return 'key_expired'
  return problem === 'unavailable' || problem === 'limited' || problem === 'incomplete' ? 'unavailable' : undefined
}
