import type * as calls from '@auctionwiz/contracts/auction-sync'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import {
  type SyncConflictDocument,
  type SyncLink,
  type SyncRunDocument,
  syncConflictRecord,
  syncLineRecord,
  syncLinkId,
  syncLinkRecord,
  syncRunOf,
  syncRunRecord,
} from '@auctionwiz/records/auction-syncs'
import { readAuction } from '@auctionwiz/records/auctions'
import { findConnection, type PlatformPorts } from '../platforms/platform-connection.ts'
import { connectionStatusOf } from './connections.ts'
import type { ScheduledAuction } from './schedule.ts'
import { startRun } from './start-run.ts'
import type { SyncQueue } from './sync-ports.ts'

export interface SyncCalls extends PlatformPorts {
  syncs: SyncQueue
  /** The imported auctions that sync by the clock. */
  scheduled: Pick<OpenWork<ScheduledAuction>, 'note'>
}

/** The link of an imported auction. @throws Failure `not_found` */
export const readLink = async (house: PartitionReader, auctionId: string): Promise<Versioned<SyncLink>> => {
  const found = await readerOf(syncLinkRecord, house.in('auctions').within(auctionId)).find(syncLinkId)
  if (!found) throw notFound('Sync')
  return found
}

/** The name of a platform, also of one that is no longer offered. */
export const platformName = ({ platforms }: Pick<PlatformPorts, 'platforms'>, id: string): string => platforms.get(id)?.name ?? id

const partOf = ({ house }: Pick<HouseReading, 'house'>, auctionId: string) => house.in('auctions').within(auctionId)

/** Runs that Sync History shows. */
const shown = 20

export const readAuctionSync =
  (ports: PlatformPorts): UseCase<typeof calls.readAuctionSync> =>
  async ({ params: { id } }, context) => {
    const part = partOf(context, id)
    const [{ document: link }, conflicts, runs] = await Promise.all([
      readLink(context.house, id),
      readerOf(syncConflictRecord, part).count([{ field: 'status', equals: 'pending' }]),
      readerOf(syncRunRecord, part).page(
        {
          orderBy: [
            { field: 'type', descending: true },
            { field: 'startedAt', descending: true },
          ],
        },
        { limit: shown },
      ),
    ])
    const connection = (await findConnection(context.house, link.platformId))?.document
    const { platformId, platformAuctionId, lastSyncAt } = link
    const isSyncing = runs.items.some(({ document: { status } }) => status === 'comparing' || status === 'applying')
    return {
      ...{ auctionId: id, platformId, platformAuctionId, platform: platformName(ports, platformId), openConflicts: conflicts },
      ...(lastSyncAt && { lastSyncAt }),
      connection: connectionStatusOf(connection, isSyncing),
      ...(connection?.problem && { problem: connection.problem }),
      runs: runs.items.map(({ document }) => syncRunOf(document, context.now)),
    }
  }

const requireConnected = async (ports: PlatformPorts, { house }: HouseReading, platformId: string): Promise<void> => {
  if (!ports.platforms.has(platformId) || !(await findConnection(house, platformId)))
    throw new Failure('platform_unconnected', { platform: platformName(ports, platformId) })
}

export const syncAuction =
  (ports: SyncCalls): UseCase<typeof calls.syncAuction> =>
  async ({ params: { id }, body: { direction } }, context) => {
    const link = await readLink(context.house, id)
    await requireConnected(ports, context, link.document.platformId)
    const { title } = await readAuction(context.house, id, context.now)
    const names = { title, platform: platformName(ports, link.document.platformId) }
    return started(names, () => startRun(ports.syncs, link, names, { direction, origin: 'person', goesAhead: false }, context), context.now)
  }

/** Of two starts at one moment one wins. */
const started = async (names: { title: string; platform: string }, start: () => Promise<SyncRunDocument>, now: Date) => {
  try {
    return syncRunOf(await start(), now)
  } catch (error) {
    throw isStoreError(error, 'stale') ? new Failure('sync_running', names) : error
  }
}

export const readSyncRun: UseCase<typeof calls.readSyncRun> = async ({ params: { id, runId } }, context) =>
  syncRunOf((await readerOf(syncRunRecord, partOf(context, id)).read(runId)).document, context.now)

export const listSyncLines: UseCase<typeof calls.listSyncLines> = async ({ params: { id, runId }, query }, context) => {
  const part = partOf(context, id)
  const { document: run } = await readerOf(syncRunRecord, part).read(runId)
  const { planned, outcome, page, limit = 50 } = query
  const where = [
    { field: 'plan' as const, equals: run.plan ?? '' },
    ...(planned ? [{ field: 'planned' as const, equals: planned }] : []),
    ...(outcome ? [{ field: 'outcome' as const, equals: outcome }] : []),
  ]
  const orderBy = [
    ...(['type', 'plan'] as const),
    ...(outcome ? (['outcome'] as const) : planned ? (['planned'] as const) : []),
    'sequence' as const,
  ]
  const lines = readerOf(syncLineRecord, part)
  const [found, total] = await Promise.all([
    lines.page({ where, orderBy: orderBy.map((field) => ({ field })) }, { limit, next: page }),
    page === undefined ? lines.count(where) : undefined,
  ])
  const statuses = await statusesOf(
    part,
    found.items.flatMap(({ document }) => document.conflictId ?? []),
  )
  return {
    lines: found.items.map(({ document }) => {
      const {
        type: _type,
        ttl: _ttl,
        plan: _plan,
        sequence: _at,
        waits: _waits,
        houseVersion: _house,
        platform: _read,
        agreed: _agreed,
        exchanges: _holder,
        passing: _passing,
        from: _from,
        ...line
      } = document
      return { ...line, ...(line.conflictId && { conflictStatus: statuses.get(line.conflictId) ?? 'resolved' }) }
    }),
    ...(total !== undefined && { total }),
    ...(found.next !== undefined && { nextPage: found.next }),
  }
}

/** How conflicts stand now: a line keeps what it found. */
const statusesOf = async (part: PartitionReader, ids: readonly string[]): Promise<Map<string, SyncConflictDocument['status']>> => {
  if (ids.length === 0) return new Map()
  const { items } = await readerOf(syncConflictRecord, part).page(
    { where: [{ field: 'id', in: [...new Set(ids)] }] },
    { limit: ids.length },
  )
  return new Map(items.map(({ document }) => [document.id, document.status]))
}

export const decideSync =
  (ports: SyncCalls): UseCase<typeof calls.decideSync> =>
  async ({ params: { id, runId }, body: { decision } }, context) => {
    const { house, claims, auctionHouseId, now } = context
    const runs = recordsOf(syncRunRecord, house.in('auctions').within(id))
    const { document: run, version } = await runs.read(runId)
    const isDecided = decision === 'discard' ? run.status === 'discarded' : run.goesAhead && run.status !== 'discarded'
    const message = { accountId: claims.accountId, auctionHouseId, auctionId: id, runId }
    if (isDecided) {
      const view = syncRunOf(run, now)
      // Its message may have been lost.
      if (view.stalled) await ports.syncs.send(message)
      return view
    }
    if (run.status !== 'ready') throw new Failure('sync_state')
    const at = now.toISOString()
    if (decision === 'discard')
      return syncRunOf((await runs.replace({ ...run, status: 'discarded', completedAt: at }, version)).document, now)
    await requireConnected(ports, context, run.platformId)
    const ahead: SyncRunDocument = {
      ...run,
      status: 'applying',
      goesAhead: true,
      movedAt: at,
      startedBy: claims.userName,
      startedById: claims.userId,
    }
    // The message comes first and waits for the record, so that no go-ahead is stored without one.
    await ports.syncs.send(message)
    return syncRunOf((await runs.replace(ahead, version)).document, now)
  }

export const retrySync =
  (ports: SyncCalls): UseCase<typeof calls.retrySync> =>
  async ({ params: { id, runId } }, context) => {
    const link = await readLink(context.house, id)
    await requireConnected(ports, context, link.document.platformId)
    const { document: run } = await readerOf(syncRunRecord, partOf(context, id)).read(runId)
    if (run.status !== 'completed' || (run.counts?.failed ?? 0) === 0) throw new Failure('sync_state')
    const { title } = await readAuction(context.house, id, context.now)
    const names = { title, platform: run.platform }
    const wanted = { direction: run.direction, origin: 'retry' as const, retryOf: runId, goesAhead: true }
    return started(names, () => startRun(ports.syncs, link, names, wanted, context), context.now)
  }
