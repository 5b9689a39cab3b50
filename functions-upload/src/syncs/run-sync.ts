import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { noTurn, type OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import {
  noSyncCounts,
  type SyncLineDocument,
  type SyncLink,
  type SyncRunDocument,
  syncLineRecord,
  syncLinkId,
  syncLinkRecord,
  syncRunRecord,
  syncSettingsId,
  syncSettingsRecord,
  usualSyncSettings,
} from '@auctionwiz/records/auction-syncs'
import { readAuction } from '@auctionwiz/records/auctions'
import { startResults } from '@auctionwiz/records/start-results'
import { keyOf as secretOf } from '../platforms/connection-document.ts'
import { findConnection } from '../platforms/platform-connection.ts'
import type { SalePlatform } from '../platforms/sale-platform.ts'
import { type Applying, applyLine, buyersOf, syncedWrite } from './apply-lines.ts'
import { closeConflicts } from './close-conflicts.ts'
import { noteRun } from './note-run.ts'
import { type Patiently, patience, SyncStop } from './patient-sales.ts'
import { planSync, recordKey, type SyncPlan } from './plan-sync.ts'
import { readHouseSide, readPlatformSide } from './read-both.ts'
import { type Held, type Result, store } from './store-lines.ts'
import { authorOf } from './sync-author.ts'
import { checkedSyncMessage, type SyncMessage, type SyncPorts } from './sync-ports.ts'

/** A lot with its audit event, its number, its base and its line are at most six writes of a batch, in which the run and the totals have room. */
const linesAtOnce = 12
/** Lines per read; one batch of lines alone has room for them. */
const linesPerPage = 96
const writesAtOnce = 90
/** The record, or the go-ahead in it, is written a moment after the message is sent. */
const recordWaits = [50, 100, 200, 400, 800]

/** Where a run belongs. */
interface Place {
  ports: SyncPorts
  message: SyncMessage
  house: Partition
  part: Partition
}

/** The run as it was last written. */
interface Progress {
  held: Held
}

interface Work extends Place {
  turn: OwnTurn
  progress: Progress
  /** Says in the run that a comparison goes on. */
  beat(): Promise<void>
  link: SyncLink
  sales: SalePlatform
  key: string
  patiently: Patiently
}

/**
 * Works on a run from the queue, at least once per message: compares, and after the go-ahead applies its lines. Each batch writes the records of the
 * house, their lines and the counts of the run together, so a run that was killed goes on behind its last batch, and a later worker takes over.
 */
export const runSync =
  (ports: SyncPorts) =>
  async (delivered: unknown, turn: OwnTurn = noTurn): Promise<void> => {
    const message = checkedSyncMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const part = house.in('auctions').within(message.auctionId)
    const found = await findRun(ports, part, message.runId)
    if (!found || !isWorking(found.document)) return
    const runs = recordsOf(syncRunRecord, part)
    try {
      const held = await runs.replace(
        { ...found.document, attempt: found.document.attempt + 1, movedAt: ports.now().toISOString() },
        found.version,
      )
      const work = await begin(ports, message, held, turn)
      if (work) await proceed(work)
    } catch (error) {
      // Another worker or a decision took the run over.
      if (!isStoreError(error, 'stale')) throw error
      ports.log.info('a sync is left to another worker', { runId: message.runId })
    }
  }

/** A message that failed too often: the ledger says so of what was left to do. A run that went on meanwhile is left alone. */
export const failSync =
  (ports: SyncPorts) =>
  async (delivered: unknown): Promise<void> => {
    const message = checkedSyncMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const part = house.in('auctions').within(message.auctionId)
    const found = await readerOf(syncRunRecord, part).find(message.runId)
    if (!found || !isWorking(found.document)) return
    await stop({ ports, message, house, part }, found, 'interrupted').catch((error: unknown) => {
      if (!isStoreError(error, 'stale')) throw error
    })
    ports.log.warn('sync failed for good', { runId: message.runId })
  }

const isWorking = ({ status }: SyncRunDocument): boolean => status === 'comparing' || status === 'applying'

const findRun = async ({ wait }: SyncPorts, part: Partition, runId: string): Promise<Held | undefined> => {
  const runs = readerOf(syncRunRecord, part)
  let found = await runs.find(runId)
  for (const ms of recordWaits) {
    if (found && found.document.status !== 'ready') return found
    await wait(ms)
    found = await runs.find(runId)
  }
  return found
}

/** The platform with its key; the run fails where the house is no longer connected. */
const begin = async (ports: SyncPorts, message: SyncMessage, held: Held, turn: OwnTurn): Promise<Work | undefined> => {
  const { accountId, auctionHouseId, auctionId } = message
  const { house } = ports.tenant(accountId, auctionHouseId)
  const part = house.in('auctions').within(auctionId)
  const { document: link } = await readerOf(syncLinkRecord, part).read(syncLinkId)
  const offered = ports.platforms.get(link.platformId)
  const connection = await findConnection(house, link.platformId)
  const place = { ports, message, house, part }
  if (!offered || !connection) {
    await stop(place, held, 'disconnected')
    return undefined
  }
  const progress = { held }
  const beat = beating(place, progress, turn)
  const patiently = patience(async (ms) => {
    for (let left = ms; left > 0; left -= beatMs) {
      await ports.wait(Math.min(left, beatMs))
      await beat()
    }
  })
  const key = await secretOf(ports.encryption, { accountId, auctionHouseId, platformId: link.platformId }, connection.document)
  return { ...place, turn, link, sales: offered.sales, key, progress, beat, patiently }
}

/** Milliseconds between two signs of a comparison, well below the silence after which it counts as stalled. */
const beatMs = 30_000

/** While lines are applied, the batches are the signs. */
const beating =
  ({ ports, part }: Place, progress: Progress, turn: OwnTurn) =>
  async (): Promise<void> => {
    await turn.renew()
    const { document, version } = progress.held
    const now = ports.now()
    if (document.status !== 'comparing' || now.getTime() - Date.parse(document.movedAt) < beatMs) return
    progress.held = await recordsOf(syncRunRecord, part).replace({ ...document, movedAt: now.toISOString() }, version)
  }

const proceed = async (work: Work): Promise<void> => {
  const { progress } = work
  try {
    if (progress.held.document.status === 'comparing') progress.held = await compare(work)
    if (progress.held.document.status === 'applying') await apply(work, progress.held)
  } catch (error) {
    if (!(error instanceof SyncStop)) throw error
    await stop(work, progress.held, error.problem)
  }
}

/** A run that cannot go on. While it compares nothing has been written; lines that wait for their turn have failed. */
const stop = async (work: Place, held: Held, problem: SyncProblem): Promise<void> => {
  const { ports, part } = work
  const at = ports.now().toISOString()
  if (held.document.status === 'comparing') {
    const failed: SyncRunDocument = { ...held.document, status: 'failed', problem, completedAt: at, movedAt: at }
    await noteRun(work, failed)
    await recordsOf(syncRunRecord, part).replace(failed, held.version)
    return
  }
  let run = held
  for (let lines = await waitingLines(part, run); lines.length > 0; lines = await waitingLines(part, run)) {
    const results = lines.map((line) => ({ line, applied: { outcome: 'failed' as const, problem, writes: [] } }))
    run = await store(work, run, results)
  }
  await complete(work, run, problem)
}

const compare = async ({ ports, house, part, link, sales, key, progress, beat, patiently, message }: Work): Promise<Held> => {
  const { document: run } = progress.held
  const own = await readHouseSide(house, message.auctionId, ports.now())
  const steadily: Patiently = async (call) => {
    await beat()
    return patiently(call)
  }
  const platform = await readPlatformSide(sales, key, link, steadily, own)
  const settings = (await readerOf(syncSettingsRecord, house).find(syncSettingsId))?.document ?? usualSyncSettings
  const only = run.retryOf === undefined ? undefined : await failedRecords(part, run.retryOf)
  const plan = planSync(own, platform, { direction: run.direction, rule: settings.conflicts, only })
  const name = planName(run)
  await writePlan(part, plan, name, beat)
  if (!only) await closeConflicts(part, plan)
  const changesNothing = plan.lines.length === 0
  const next: SyncRunDocument = {
    ...run,
    status: run.goesAhead || changesNothing ? 'applying' : 'ready',
    plan: name,
    planned: plan.counts,
    counts: { ...noSyncCounts, total: plan.counts.unchanged, unchanged: plan.counts.unchanged },
    movedAt: ports.now().toISOString(),
  }
  return recordsOf(syncRunRecord, part).replace(next, progress.held.version)
}

/** The lines of a comparison belong to its attempt: those of one that was killed count for nothing. */
const planName = ({ id, attempt }: SyncRunDocument): string => `${id}_${attempt}`

const writePlan = async (part: Partition, { lines, agreements }: SyncPlan, plan: string, beat: Work['beat']): Promise<void> => {
  const writes: Write[] = lines.map((line, sequence) =>
    syncLineRecord.put({ ...line, id: `line_${plan}_${sequence}`, plan, sequence, waits: true }),
  )
  for (const { platformUpdatedAt, ...agreement } of agreements) writes.push(await syncedWrite(agreement, platformUpdatedAt))
  for (let start = 0; start < writes.length; start += writesAtOnce) {
    await beat()
    await part.write(writes.slice(start, start + writesAtOnce))
  }
}

/** The records of a run that failed, see `recordKey`. */
const failedRecords = async (part: Partition, runId: string): Promise<Set<string>> => {
  const { document } = await readerOf(syncRunRecord, part).read(runId)
  const where = [
    { field: 'plan', equals: document.plan ?? '' },
    { field: 'outcome', equals: 'failed' },
  ] as const
  const found = new Set<string>()
  for await (const { document: line } of readerOf(syncLineRecord, part).each({ where })) found.add(recordKey(line))
  return found
}

const waitingLines = async (part: Partition, { document: { plan = '' } }: Held): Promise<SyncLineDocument[]> => {
  const where = [
    { field: 'plan', equals: plan },
    { field: 'waits', equals: true },
  ] as const
  const orderBy = (['type', 'plan', 'waits', 'sequence'] as const).map((field) => ({ field }))
  const { items } = await readerOf(syncLineRecord, part).page({ where, orderBy }, { limit: linesPerPage })
  return items.map(({ document }) => document)
}

const apply = async (work: Work, held: Held): Promise<void> => {
  const { ports, message, house, part, link, sales, key, patiently } = work
  let run = held
  let lines = await waitingLines(part, run)
  if (lines.length > 0) {
    const now = ports.now()
    const auction = await readAuction(house, message.auctionId, now)
    const platform = await patiently(() => sales.auction(key, link.platformAuctionId))
    if (!platform) return stop(work, held, 'auction_gone')
    const author = authorOf(run.document, now)
    const people = await buyersOf(house, message.auctionId, now)
    const { auctionHouseId } = message
    const applying: Applying = {
      house,
      part,
      auctionHouseId,
      auction,
      run: run.document,
      author,
      sales,
      key,
      platform,
      patiently,
      ...people,
    }
    for (; lines.length > 0; lines = await waitingLines(part, run)) {
      await work.turn.renew()
      if (ports.now().getTime() - now.getTime() >= ports.limitMs) {
        work.turn.keep()
        await ports.queue.send(message)
        return
      }
      for (let start = 0; start < lines.length; start += linesAtOnce)
        run = await applyGroup(work, run, lines.slice(start, start + linesAtOnce), applying)
    }
  }
  await complete(work, run)
}

/** Applies lines in one batch; where the store refuses it, each by itself, so that one record holds up no other. */
const applyGroup = async (work: Work, held: Held, lines: readonly SyncLineDocument[], applying: Applying): Promise<Held> => {
  const results: Result[] = []
  for (const line of lines) results.push({ line, applied: await applyLine(line, applying) })
  try {
    return await store(work, held, results)
  } catch (error) {
    if (!isStoreError(error, 'stale', 'exists', 'missing')) throw error
    if (!(await isOurs(work, held))) throw new StoreError('stale', 'another worker has the run')
  }
  let run = held
  const registers = results.some(({ line }) => line.kind === 'registration')
  for (const { line } of results) {
    // Paddles that the refused batch would have given away are free.
    if (registers) Object.assign(applying, await buyersOf(work.house, work.message.auctionId, work.ports.now()))
    run = await applyAlone(work, run, line, applying)
  }
  return run
}

const applyAlone = async (work: Work, held: Held, line: SyncLineDocument, applying: Applying): Promise<Held> => {
  try {
    return await store(work, held, [{ line, applied: await applyLine(line, applying) }])
  } catch (error) {
    if (!isStoreError(error, 'stale', 'exists', 'missing')) throw error
    if (!(await isOurs(work, held))) throw new StoreError('stale', 'another worker has the run')
    const problem = error.reason === 'exists' && line.kind === 'lot' ? 'lot_number_taken' : 'changed_meanwhile'
    return store(work, held, [{ line, applied: { outcome: 'failed', problem, writes: [] } }])
  }
}

const isOurs = async ({ part }: Pick<Place, 'part'>, { document, version }: Held): Promise<boolean> =>
  (await readerOf(syncRunRecord, part).find(document.id))?.version === version

const complete = async (work: Place, held: Held, problem?: SyncProblem): Promise<void> => {
  const { ports, part, house, message } = work
  const now = ports.now()
  const at = now.toISOString()
  const completed: SyncRunDocument = { ...held.document, status: 'completed', completedAt: at, movedAt: at, ...(problem && { problem }) }
  const { accountId, auctionHouseId, auctionId } = message
  const { startedById: userId, startedBy: userName, correlationId } = completed
  // What follows from the run comes first: a run that has completed is not taken up again.
  await noteRun(work, completed)
  if ((await readAuction(house, auctionId, now)).status === 'Completed')
    await startResults(ports.jobs, { house, auctionHouseId, claims: { accountId, userId, userName }, now, correlationId })
  await recordsOf(syncRunRecord, part).replace(completed, held.version)
}
