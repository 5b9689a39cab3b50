import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { duplicatePairs } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { type Found, learn } from '@auctionwiz/domain/duplicates/learn'
import { toModel } from '@auctionwiz/domain/duplicates/model/match-model'
import { shortModel } from '@auctionwiz/domain/duplicates/model/short-model'
import type { JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import type { NetworkQueue } from '../network/network-ports.ts'
import { settingsOf } from './duplicate-settings.ts'
import { type ModelDocument, modelId, modelValues } from './house-model.ts'
import { mergeGroups } from './merge-groups.ts'
import { readPersons } from './read-persons.ts'
import { storePairs } from './store-pairs.ts'

export interface FindInput {
  /** What is named as having found the pairs, such as "a search by Una Staff". */
  cause: string
}

/** Pairs that are less likely are not shown. */
const leastShown = 0.5

/** How the work divides, for its progress. */
const shares = { read: 0.4, matched: 0.8, stored: 1 } as const

/** Matching takes seconds of computing; calls that arrive meanwhile are answered between its parts. */
const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Finds the pairs of the house that may be one person and stores them: new ones as pending, without those that are no longer found;
 * decided ones stay as they are. Matching is done in memory, so an interrupted run matches again and goes on with what is not stored yet.
 */
export const findHouseDuplicates = (network: NetworkQueue): JobWork =>
  async function* (job, tools) {
    const { house, now } = tools
    const known = (await house.read<BidderCounts>(bidderCountsId))?.document.total ?? 0
    const stepAt = (share: number, total: number): JobStep => ({ cursor: undefined, done: Math.round(total * share), total })

    const reading = readPersons(house)
    let page = await reading.next()
    while (!page.done) {
      yield stepAt(shares.read * Math.min(1, page.value / Math.max(1, known)), Math.max(known, page.value))
      page = await reading.next()
    }
    const { table, ids, prints } = page.value
    const total = ids.length

    const work = learn(table)
    let turn: IteratorResult<{ step: string }, Found> = work.next()
    let step = ''
    while (!turn.done) {
      if (turn.value.step !== step) yield stepAt(shares.read + 0.05, total)
      step = turn.value.step
      await othersTurn()
      turn = work.next()
    }
    const pairs = duplicatePairs(turn.value, leastShown)
    const model = shortModel(toModel(table, turn.value.learnt), modelValues)
    const document: ModelDocument = { id: modelId, type: 'duplicate-model', model }
    yield { ...stepAt(shares.matched, total), others: [{ kind: 'put', document }] }

    const { cause } = job.input as FindInput
    const origin = { at: now.toISOString(), by: cause, prior: model.prior }
    for await (const { share, ...stored } of storePairs(house, { pairs, ids, prints }, origin))
      yield { ...stepAt(shares.matched + share * (shares.stored - shares.matched), total), ...stored }

    const { automatic, threshold } = await settingsOf(house)
    if (automatic) yield* mergeGroups({ ...job, done: total }, tools, network, threshold)
  }
