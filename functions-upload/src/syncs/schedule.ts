import { id } from '@auctionwiz/contracts/fields'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'
import {
  movedAtOf,
  syncLinkId,
  syncLinkRecord,
  syncRunRecord,
  syncSettingsId,
  syncSettingsRecord,
  syncSilence,
  usualSyncSettings,
} from '@auctionwiz/records/auction-syncs'
import { auctionOf, auctionRecord } from '@auctionwiz/records/auctions'
import { findConnection } from '../platforms/platform-connection.ts'
import { startRun } from './start-run.ts'
import type { SyncMessage, SyncPorts } from './sync-ports.ts'
import { platformName } from './syncs.ts'

/** The runs that are under way, of all houses: the sweep asks again for one whose message was lost. */
export const openSyncs = (store: DocumentStore, now: () => Date): OpenWork<SyncMessage> =>
  openWork({
    store,
    now,
    queueName: 'syncs',
    nameOf: ({ accountId, auctionHouseId, auctionId }) => `${accountId}:${auctionHouseId}:${auctionId}`,
    patience: syncSilence,
  })

/** When a run last got on; undefined when it is over or waits for a person. */
export const syncMovedAt =
  ({ tenant }: Pick<SyncPorts, 'tenant'>) =>
  async ({ accountId, auctionHouseId, auctionId, runId }: SyncMessage): Promise<string | undefined> => {
    const part = tenant(accountId, auctionHouseId).house.in('auctions').within(auctionId)
    const run = (await readerOf(syncRunRecord, part).find(runId))?.document
    return run?.status === 'comparing' || run?.status === 'applying' ? movedAtOf(run) : undefined
  }

/** An imported auction that syncs by the clock. */
export type ScheduledAuction = Omit<SyncMessage, 'runId'>

/** The imported auctions of all houses, by when they are due. */
export const scheduledSyncs = (store: DocumentStore, now: () => Date): OpenWork<ScheduledAuction> =>
  openWork({
    store,
    now,
    queueName: 'scheduled-syncs',
    nameOf: ({ accountId, auctionHouseId, auctionId }) => `${accountId}:${auctionHouseId}:${auctionId}`,
    patience: 0,
  })

const minute = 60_000
/** Minutes until an auction that does not sync by the clock is looked at again. */
const hour = 60
/** Milliseconds after its end for which an auction still syncs: results are corrected for some days. */
const settling = 7 * 24 * hour * minute
const atOnce = 50
/** Auctions of one round; the next round goes on. */
const most = 1_000

/** Runs on a timer. Starts a sync of each imported auction whose time has come, by the setting of its house. */
export const startScheduledSyncs = (ports: SyncPorts, scheduled: OpenWork<ScheduledAuction>) => async (): Promise<void> => {
  for (let looked = 0; looked < most; looked += atOnce) {
    const due = await scheduled.due(atOnce)
    for (const one of due) {
      const { message, takenUp } = one.document
      const minutes = idsOf(message) ? await startOne(ports, message).catch(later(ports, message)) : undefined
      const noted = minutes === undefined ? scheduled.remove(one) : scheduled.lookAgain(one, { inMs: minutes * minute, takenUp })
      await noted.catch((error: unknown) => {
        // It was imported again at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
    if (due.length < atOnce) return
  }
}

/** One that cannot be started holds up no other. Of a busy service none can: the next round goes on. */
const later =
  ({ log }: Pick<SyncPorts, 'log'>, { auctionId }: ScheduledAuction) =>
  (error: unknown): number => {
    if (busyFor(error) !== undefined) throw error
    log.error('a scheduled sync could not be started', error, { auctionId })
    return hour
  }

const idsOf = ({ accountId, auctionHouseId, auctionId }: ScheduledAuction): boolean =>
  [accountId, auctionHouseId, auctionId].every((one) => id.safeParse(one).success)

/** @returns the minutes until the auction is due again; undefined when it never is */
const startOne = async (ports: SyncPorts, { accountId, auctionHouseId, auctionId }: ScheduledAuction): Promise<number | undefined> => {
  const { house } = ports.tenant(accountId, auctionHouseId)
  const now = ports.now()
  const part = house.in('auctions').within(auctionId)
  const [stored, link, settings] = await Promise.all([
    readerOf(auctionRecord, house).find(auctionId),
    readerOf(syncLinkRecord, part).find(syncLinkId),
    readerOf(syncSettingsRecord, house).find(syncSettingsId),
  ])
  if (!stored || !link) return undefined
  const auction = auctionOf({ ...stored }, now)
  const isOver = auction.status === 'Completed' || auction.status === 'Cancelled'
  if (isOver && now.getTime() - Date.parse(auction.closedAt ?? auction.cancelledAt ?? auction.endDate) > settling) return undefined
  const { frequency, direction } = settings?.document ?? usualSyncSettings
  if (frequency === 'manual') return hour
  const { platformId, importedById: userId, importedBy: userName, runId = '' } = link.document
  const connection = await findConnection(house, platformId)
  const last = await readerOf(syncRunRecord, part).find(runId)
  // With an expired key a sync would only fail again; a comparison that a person looks at is left to them.
  if (!connection || connection.document.problem === 'key_expired' || last?.document.status === 'ready') return Number(frequency)
  const starter = { house, auctionHouseId, claims: { accountId, userId, userName }, now, correlationId: randomId('cor') }
  const names = { title: auction.title, platform: platformName(ports, platformId) }
  await startRun(ports.queue, link, names, { direction, origin: 'schedule', goesAhead: true }, starter).catch((error: unknown) => {
    // One is under way or was started at this moment.
    const isRunning = isStoreError(error, 'stale') || (error instanceof Failure && error.code === 'sync_running')
    if (!isRunning) throw error
  })
  return Number(frequency)
}
