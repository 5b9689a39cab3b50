import { isStoreError, StoreError } from '@auctionwiz/platform/core/store/store'
import type { SyncLineDocument } from '@auctionwiz/records/auction-syncs'
import { readAuction } from '@auctionwiz/records/auctions'
import { type Applying, applyLine, buyersOf } from './apply-lines.ts'

import { findRegistration } from './find-registration.ts'
import { SyncPause } from './patient-sales.ts'
import { readPlatformAuction } from './read-both.ts'
import { failedWith, isOurs, type Work, waitingLines } from './run-work.ts'
import { type Result, store } from './store-lines.ts'
import { authorOf } from './sync-author.ts'

/** A lot with its audit event, its base and its line are four writes of a batch, in which the run, the totals and the numbering have room. */
const linesAtOnce = 20

/** Applies the lines that wait. Each batch holds the records of the house, their lines and the counts of the run. */
export const apply = async (work: Work): Promise<void> => {
  let lines = await waitingLines(work)
  if (lines.length === 0) return
  const applying = await begin(work)
  for (; lines.length > 0; lines = await waitingLines(work)) {
    for (const group of groupsOf(lines)) {
      await applyGroup(work, group, applying)
      work.pauseWhenLong()
    }
    // Amounts go out in the currency that the platform has now.
    if (lines.some(({ to }) => to === 'platform' || to === 'both')) applying.platform = await platformAuction(work, applying)
  }
}

const begin = async (work: Work): Promise<Applying> => {
  const { ports, message, house, part, sales, key, patiently, progress } = work
  const { auctionId, auctionHouseId } = message
  const now = ports.now()
  const run = progress.held.document
  const auction = await readAuction(house, auctionId, now)
  const platform = await platformAuction(work, { auction })
  const people = await buyersOf(house, auctionId, now)
  const place = { house, part, auctionHouseId, auction, run, author: authorOf(run, now), sales, key, platform, patiently }
  return { ...place, ...people, findRegistration: findRegistration(patiently, (page) => sales.registrations(key, platform, page)) }
}

const platformAuction = ({ sales, key, link, patiently }: Work, { auction }: Pick<Applying, 'auction'>) =>
  readPlatformAuction(sales, key, link.platformAuctionId, patiently, auction)

/** Lots that exchange their numbers are written twice: that batch is theirs alone. */
const groupsOf = (lines: readonly SyncLineDocument[]): SyncLineDocument[][] => {
  const groups: SyncLineDocument[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const isFull = !last || last.length === linesAtOnce || last.some(({ exchanges }) => exchanges !== undefined)
    if (isFull || line.exchanges !== undefined || line.passing !== undefined) groups.push([line])
    else last.push(line)
  }
  return groups
}

/** Applies lines in one batch; where the store refuses it, each by itself, so that one record holds up no other. */
const applyGroup = async (work: Work, lines: readonly SyncLineDocument[], applying: Applying): Promise<void> => {
  const results: Result[] = []
  let pause: SyncPause | undefined
  for (const line of lines) {
    const applied = await applyLine(line, applying).catch(pausing)
    if (applied instanceof SyncPause) {
      // What the platform has taken before it is not forgotten.
      pause = applied
      break
    }
    results.push({ line, applied })
  }
  if (results.length > 0) await storeAll(work, results, applying)
  if (pause) throw pause
}

const pausing = (error: unknown): SyncPause => {
  if (error instanceof SyncPause) return error
  throw error
}

const storeAll = async (work: Work, results: readonly Result[], applying: Applying): Promise<void> => {
  try {
    await store(work, results)
    return
  } catch (error) {
    if (!isStoreError(error, 'stale', 'exists', 'missing', 'too_large')) throw error
    await requireOurs(work)
  }
  const registers = results.some(({ line }) => line.kind === 'registration')
  for (const { line } of results) {
    // Paddles that the refused batch would have given away are free.
    if (registers) Object.assign(applying, await buyersOf(work.house, work.message.auctionId, work.ports.now()))
    await applyAlone(work, line, applying)
  }
}

const applyAlone = async (work: Work, line: SyncLineDocument, applying: Applying): Promise<void> => {
  try {
    await store(work, [{ line, applied: await applyLine(line, applying) }])
  } catch (error) {
    if (!isStoreError(error, 'stale', 'exists', 'missing')) throw error
    await requireOurs(work)
    const problem = error.reason === 'exists' && line.kind === 'lot' ? 'lot_number_taken' : 'changed_meanwhile'
    await store(work, [{ line, applied: failedWith(problem) }])
  }
}

const requireOurs = async (work: Work): Promise<void> => {
  if (!(await isOurs(work))) throw new StoreError('stale', 'another worker has the run')
}
