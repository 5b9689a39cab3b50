import { duplicatePairs } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { type Found, learn } from '@auctionwiz/domain/duplicates/learn'
import { toModel } from '@auctionwiz/domain/duplicates/model/match-model'
import { shortModel } from '@auctionwiz/domain/duplicates/model/short-model'
import type { JobDocument, JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { duplicateModelId, duplicateModelRecord } from '@auctionwiz/records/duplicate-searches'
import type { NetworkQueue } from '../network/network-ports.ts'
import { settingsOf } from './duplicate-settings.ts'
import { foundPairs, foundWrites } from './found-pairs.ts'
import { modelValues } from './house-model.ts'
import { mergeGroups, withoutReview } from './merge-groups.ts'
import { readPersons } from './read-persons.ts'
import { sharedEmailPairs, withSharedEmails } from './shared-email-pairs.ts'
import { storePairs } from './store-pairs.ts'

export interface FindInput {
  /** What is named as having found the pairs, such as "a search by Una Staff". */
  cause: string
}

/** The job's cursor: the found pairs are saved and being stored, or stored and the certain ones being merged. */
interface Cursor {
  stage: 'store' | 'merge'
  chunks: number
  pairs: number
  records: number
  prior: number
}

/** Pairs that are less likely are not shown. */
const leastShown = 0.5

/** How the work divides, for its progress. */
const shares = { read: 0.4, matched: 0.8, stored: 1 } as const

/** Chunks of what was found that are kept in one go: a batch holds 2 MB. */
const chunksAtOnce = 5

/** Matching takes seconds of computing; calls that arrive meanwhile are answered between its parts. */
const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Finds the house's pairs that may be one person and stores them: adds new ones as pending, removes pending ones no longer found, and keeps
 * decided ones. Reading and matching run in memory without interruption; their result is saved, so that storing and merging continue after an
 * interruption.
 */
export const findHouseDuplicates = (network: NetworkQueue): JobWork =>
  async function* (job, tools) {
    const { house, now } = tools
    const cursor = (job.cursor as Cursor | undefined) ?? (yield* match(job, house))
    const { chunks, pairs, records: total, prior } = cursor
    const origin = { at: now.toISOString(), by: (job.input as FindInput).cause, prior }
    const merging: Cursor = { ...cursor, stage: 'merge' }
    if (cursor.stage === 'store') {
      const stepAt = (share: number) => ({ done: Math.round(total * (shares.matched + share * (shares.stored - shares.matched))), total })
      for await (const { looked, ...stored } of storePairs(
        house,
        withSharedEmails(await sharedEmailPairs(house), foundPairs(house, job.run, chunks)),
        origin,
      ))
        yield { cursor, ...stepAt(pairs === 0 ? 1 : looked / pairs), ...stored }
      yield { cursor: merging, ...stepAt(1), found: { pairs, added: 0, removed: 0 } }
    }
    const { automatic, threshold } = await settingsOf(house)
    if (automatic) yield* mergeGroups({ ...job, cursor: merging, done: total }, tools, network, withoutReview(threshold))
  }

/** Reads all bidders and compares them; what it finds is kept in chunks. */
async function* match(job: JobDocument, house: Partition): AsyncGenerator<JobStep, Cursor> {
  const known = await bidderTotal(house)
  const stepAt = (share: number, total: number): JobStep => ({ cursor: undefined, unbroken: true, done: Math.round(total * share), total })

  const reading = readPersons(house)
  let page = await reading.next()
  while (!page.done) {
    yield stepAt(shares.read * Math.min(1, page.value / Math.max(1, known)), Math.max(known, page.value))
    page = await reading.next()
  }
  const { table, ids, prints } = page.value
  const records = ids.length

  const work = learn(table)
  let turn: IteratorResult<{ step: string }, Found> = work.next()
  let step = ''
  while (!turn.done) {
    if (turn.value.step !== step) yield stepAt(shares.read + 0.05, records)
    step = turn.value.step
    await othersTurn()
    turn = work.next()
  }
  const clustering = duplicatePairs(turn.value, leastShown)
  let clustered = clustering.next()
  while (!clustered.done) {
    await othersTurn()
    clustered = clustering.next()
  }
  const pairs = clustered.value
  const model = shortModel(toModel(table, turn.value.learnt), modelValues)
  const kept: Write[] = [duplicateModelRecord.put({ id: duplicateModelId, model }), ...foundWrites(job.run, pairs, { ids, prints })]
  const cursor: Cursor = { stage: 'store', chunks: kept.length - 1, pairs: pairs.size, records, prior: model.prior }
  for (let start = 0; start < kept.length; start += chunksAtOnce) {
    const isLast = start + chunksAtOnce >= kept.length
    const others = kept.slice(start, start + chunksAtOnce)
    yield { ...stepAt(shares.matched, records), ...(isLast && { cursor, unbroken: false }), others }
  }
  return cursor
}
