import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import {
  noSyncCounts,
  type SyncLineDocument,
  syncLineRecord,
  syncRunRecord,
  syncSettingsId,
  syncSettingsRecord,
  usualSyncSettings,
} from '@auctionwiz/records/auction-syncs'
import { syncedWrite } from './apply-lines.ts'
import { closeConflicts } from './close-conflicts.ts'
import { planSync, recordKey, type SyncPlan } from './plan-sync.ts'
import { type HouseSide, readHouseSide, readPlatformSide } from './read-both.ts'
import { advance, type Work } from './run-work.ts'
import { waitingNotice } from './sync-notice.ts'

const linesPerRead = 500
const writesAtOnce = 90

/**
 * Compares both sides and writes the difference as lines. What it reads of the platform is kept page by page, and each batch of lines is written with
 * the run: the worker that continues after a kill reads and writes what is left.
 */
export const compare = async (work: Work): Promise<void> => {
  const { ports, house, part, message, progress } = work
  let side: Promise<HouseSide> | undefined
  const houseSide = () => {
    side ??= readHouseSide(house, message.auctionId, ports.now(), { beat: work.beat })
    return side
  }
  const platform = await readPlatformSide(work, houseSide)
  const own = await houseSide()
  const { document: run } = progress.held
  const settings = (await readerOf(syncSettingsRecord, house).find(syncSettingsId))?.document ?? usualSyncSettings
  const only = run.retryOf === undefined ? undefined : await failedRecords(part, run.retryOf)
  const written = await writtenLines(work)
  const plan = planSync(own, platform, { direction: run.direction, rule: settings.conflicts, only, written })
  await writePlan(work, plan)
  if (!only) await closeConflicts(part, plan)
  const status = run.goesAhead || plan.lines.length === 0 ? 'applying' : 'ready'
  if (status === 'ready') await ports.notify(run.startedById, await waitingNotice(house, message, plan.lines.length))
  await advance(work, {
    status,
    plan: run.id,
    planned: plan.counts,
    counts: { ...noSyncCounts, total: plan.counts.unchanged, unchanged: plan.counts.unchanged },
  })
}

/** Lines that an earlier worker of this comparison wrote. */
const writtenLines = async ({ part, progress }: Pick<Work, 'part' | 'progress'>): Promise<SyncLineDocument[]> => {
  const { id, written = 0 } = progress.held.document
  if (written === 0) return []
  const found: SyncLineDocument[] = []
  const where = [{ field: 'plan', equals: id }] as const
  for await (const { document } of readerOf(syncLineRecord, part).each({ where }, linesPerRead)) found.push(document)
  return found.toSorted((one, other) => one.sequence - other.sequence)
}

const writePlan = async (work: Work, { lines, agreements }: SyncPlan): Promise<void> => {
  const { document: run } = work.progress.held
  const plan = run.id
  const from = run.written ?? 0
  const isLine = new Set<Write>()
  const writes = lines.slice(from).map((line, index) => {
    const sequence = from + index
    const write = syncLineRecord.put({ ...line, id: `line_${plan}_${sequence}`, plan, sequence, waits: true })
    isLine.add(write)
    return write
  })
  for (const { platformUpdatedAt, ...agreement } of agreements) writes.push(await syncedWrite(agreement, platformUpdatedAt))
  let written = from
  for (const batch of batchesOf(writes, writesAtOnce, bytesOf)) {
    await work.turn.renew()
    written += batch.filter((write) => isLine.has(write)).length
    await advance(work, { written }, batch)
    work.pauseWhenLong()
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
