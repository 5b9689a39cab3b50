import { noTurn, type OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type SyncRunDocument, syncLinkId, syncLinkRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import { keyOf as secretOf } from '../platforms/connection-document.ts'
import { findConnection } from '../platforms/platform-connection.ts'
import { apply } from './apply-run.ts'
import { compare } from './compare-run.ts'
import { patience, SyncPause, SyncStop } from './patient-sales.ts'
import { advance, type Held, type Place, type Work } from './run-work.ts'
import { complete, stop } from './stop-run.ts'
import { checkedSyncMessage, type SyncPorts } from './sync-ports.ts'

/** The record, or the go-ahead in it, is written a moment after the message is sent. */
const recordWaits = [50, 100, 200, 400, 800]
/** Milliseconds between two signs of a comparison, well below the silence after which it counts as stalled. */
const beatMs = 30_000
/** Seconds that a run waits for rate limits without getting on, before it gives up. */
const longestWait = 6 * 3_600

/**
 * Works on a run from the queue, at least once per message: compares, and after the go-ahead applies its lines. Whatever it does is written with the
 * run, so a run that was killed goes on behind its last batch, and a later worker takes over.
 */
export const runSync =
  (ports: SyncPorts) =>
  async (delivered: unknown, turn: OwnTurn = noTurn): Promise<void> => {
    const message = checkedSyncMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const part = house.in('auctions').within(message.auctionId)
    const found = await findRun(ports, part, message.runId)
    if (!found || !isWorking(found.document)) return
    try {
      const { waitsUntil: _until, ...run } = found.document
      const taken = { ...run, attempt: run.attempt + 1, movedAt: ports.now().toISOString() }
      const held = await recordsOf(syncRunRecord, part).replace(taken, found.version)
      const work = await begin({ ports, message, house, part, progress: { held } }, turn)
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
    const held = await readerOf(syncRunRecord, part).find(message.runId)
    if (!held || !isWorking(held.document)) return
    await stop({ ports, message, house, part, progress: { held } }, 'interrupted').catch((error: unknown) => {
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
const begin = async (place: Place, turn: OwnTurn): Promise<Work | undefined> => {
  const { ports, message, house, part } = place
  const { document: link } = await readerOf(syncLinkRecord, part).read(syncLinkId)
  const { platformId } = link
  const offered = ports.platforms.get(platformId)
  const connection = await findConnection(house, platformId)
  if (!offered || !connection) {
    await stop(place, 'disconnected')
    return undefined
  }
  const { accountId, auctionHouseId } = message
  const key = await secretOf(ports.encryption, { accountId, auctionHouseId, platformId }, connection.document)
  const beat = beating(place, turn)
  const patient = patience(ports.wait)
  const patiently: typeof patient = async (call) => {
    await beat()
    return patient(call)
  }
  return { ...place, turn, link, sales: offered.sales, key, beat, patiently, pauseWhenLong: limitOf(ports) }
}

/** While lines are applied, the batches are the signs. */
const beating =
  ({ part, ports, progress }: Place, turn: OwnTurn) =>
  async (): Promise<void> => {
    await turn.renew()
    const { status, movedAt } = progress.held.document
    if (status !== 'comparing' || ports.now().getTime() - Date.parse(movedAt) < beatMs) return
    const { document, version } = progress.held
    progress.held = await recordsOf(syncRunRecord, part).replace({ ...document, movedAt: ports.now().toISOString() }, version)
  }

/** The time begins with the first step, however long it took to read what an earlier delivery had done. */
const limitOf = ({ now, limitMs }: SyncPorts): Work['pauseWhenLong'] => {
  let began: number | undefined
  return () => {
    began ??= now().getTime()
    if (now().getTime() - began >= limitMs) throw new SyncPause({ seconds: 0, waited: 0 })
  }
}

const proceed = async (work: Work): Promise<void> => {
  const { progress } = work
  try {
    if (progress.held.document.status === 'comparing') await compare(work)
    if (progress.held.document.status !== 'applying') return
    await apply(work)
    await complete(work)
  } catch (error) {
    if (error instanceof SyncPause) return pause(work, error)
    if (!(error instanceof SyncStop)) throw error
    await stop(work, error.problem)
  }
}

/** Leaves the rest to a later delivery. The place in line is kept only for what goes on at once. */
const pause = async (work: Work, { seconds, waited }: SyncPause): Promise<void> => {
  const { turn, ports, message, progress } = work
  if (seconds === 0) {
    turn.keep()
    await ports.queue.send(message)
    return
  }
  const total = (progress.held.document.waited ?? 0) + waited
  if (total > longestWait) return stop(work, 'limited')
  await advance(work, { waited: total, waitsUntil: new Date(ports.now().getTime() + seconds * 1000).toISOString() })
  await ports.queue.send(message, seconds)
}
