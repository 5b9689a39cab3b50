import type { SyncDirection } from '@auctionwiz/contracts/auction-sync'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type SyncLink, type SyncRunDocument, syncLinkRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import type { SyncQueue } from './sync-ports.ts'

/** Who starts a sync, of which auction. */
export interface SyncStarter {
  house: Partition
  auctionHouseId: string
  claims: { accountId: string; userId: string; userName: string }
  now: Date
  correlationId: string
}

interface Wanted {
  direction: SyncDirection
  origin: SyncRunDocument['origin']
  retryOf?: string
  goesAhead: boolean
}

/**
 * Starts a run of an auction's sync: one at a time. One that waits for the go-ahead is discarded. Sends the message first, which waits for the record.
 * @throws Failure `sync_running`; StoreError `stale` where somebody else starts one at this moment
 */
export const startRun = async (
  queue: SyncQueue,
  { document: link, version }: Versioned<SyncLink>,
  names: { title: string; platform: string },
  { direction, origin, retryOf, goesAhead }: Wanted,
  { house, auctionHouseId, claims, now, correlationId }: SyncStarter,
): Promise<SyncRunDocument> => {
  const part = house.in('auctions').within(link.auctionId)
  const last = link.runId === undefined ? undefined : await readerOf(syncRunRecord, part).find(link.runId)
  if (last && (last.document.status === 'comparing' || last.document.status === 'applying')) throw new Failure('sync_running', names)
  const run = newRun(link, names.platform, { direction, origin, goesAhead, ...(retryOf && { retryOf }) }, { claims, now, correlationId })
  await queue.send({ accountId: claims.accountId, auctionHouseId, auctionId: link.auctionId, runId: run.id })
  const writes: Write[] = [syncRunRecord.creation(run), syncLinkRecord.replacement({ ...link, runId: run.id }, version)]
  if (last?.document.status === 'ready') writes.push(syncRunRecord.replacement({ ...last.document, status: 'discarded' }, last.version))
  await part.write(writes)
  return run
}

export const newRun = (
  { auctionId, platformId }: Pick<SyncLink, 'auctionId' | 'platformId'>,
  platform: string,
  { direction, origin, retryOf, goesAhead }: Wanted,
  { claims, now, correlationId }: Pick<SyncStarter, 'claims' | 'now' | 'correlationId'>,
): SyncRunDocument => {
  const at = now.toISOString()
  return syncRunRecord.document({
    ...{ id: randomId('syn'), auctionId, platformId, platform, direction, origin, status: 'comparing', startedAt: at, movedAt: at },
    ...{ startedBy: claims.userName, startedById: claims.userId, correlationId, attempt: 0 },
    ...(retryOf !== undefined && { retryOf }),
    ...(goesAhead && { goesAhead }),
  })
}
