import { byAge, byWorth, unattendedChoices } from '@auctionwiz/domain/merges/suggest'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { type AuditSubject, auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderBatchLimit, writingBidders } from '@auctionwiz/records/bidder-writes'
import { readBidders } from '@auctionwiz/records/bidders'
import type { NetworkQueue } from '../network/network-ports.ts'
import { backgroundSource } from './background-source.ts'
import { atLeast, type Choice, groupsToMerge, named, pendingAround, pendingPairs } from './groups-to-merge.ts'
import type { MergeInput } from './merge-input.ts'
import { mergeTerms } from './merge-terms.ts'
import { notifyNetwork } from './notify-network.ts'
import { pairsOf } from './pair-repository.ts'
import { type MergeOrder, type MergePlan, planMerge, tooManyChanges } from './plan-merge.ts'
import { undoInBackground } from './undo-in-background.ts'

/** Merges all pending pairs from a threshold on, or those that a person selected, or undoes merges. */
export const mergeAll = (network: NetworkQueue): JobWork =>
  async function* (job, tools) {
    const input = job.input as MergeInput
    if ('undoMergeIds' in input) return yield* undoInBackground(job, tools, network, input.undoMergeIds)
    // The step of the last group was stored; the worker may have ended before it notified the network.
    if (job.cursor !== undefined) await notifyNetwork(network, job.cursor as LastGroup, tools)
    const merging = 'pairIds' in input ? selected(input.pairIds) : withoutReview(input.threshold)
    for await (const { group, ...step } of mergeGroups(job, tools, network, merging)) yield { ...step, cursor: group ?? job.cursor }
  }

/** The cursor of the job: ids of the records that were merged last. */
type LastGroup = readonly string[]

/** A step, and the ids of the records that it merges, if any. */
type MergeStep = JobStep & { group?: LastGroup }

interface Merging {
  /** The pending pairs to choose from, with those that decide whether a group is clear. */
  open: (house: PartitionReader) => ReturnType<typeof pendingPairs>
  isChosen: Choice
  status: MergeOrder['status']
  /** Whether the job's record keeps the ids of the merges: only of a selection, whose size is limited. */
  keepsMerges: boolean
}

export const withoutReview = (threshold: number): Merging => ({
  open: (house) => pendingPairs(house),
  isChosen: atLeast(threshold),
  status: 'auto-merged',
  keepsMerges: false,
})

const selected = (pairIds: readonly string[]): Merging => ({
  open: (house) => pendingAround(house, pairIds),
  isChosen: named(pairIds),
  status: 'manually-merged',
  keepsMerges: true,
})

/**
 * Merges group by group into the record with most history; each group with its pairs is one batch. Merged pairs are no longer
 * pending, so an interrupted run continues with the rest.
 */
export async function* mergeGroups(
  job: JobDocument,
  tools: JobTools,
  network: NetworkQueue,
  { open, isChosen, status, keepsMerges }: Merging,
): AsyncGenerator<MergeStep> {
  const { groups, left } = groupsToMerge(await open(tools.house), isChosen)
  const total = job.done + groups.length
  for (const [index, group] of groups.entries()) {
    const plan = await planGroup(group, { ...tools, by: job.startedBy, status }).catch(leftOut)
    if (!plan) continue
    const event = auditWrite(backgroundSource(job, tools.now), plan.event)
    const step = { write: writingBidders(plan.bidders), others: [...plan.others, event] }
    yield {
      cursor: job.cursor,
      done: job.done + index + 1,
      total,
      ...step,
      made: keepsMerges ? [plan.mergeId] : [],
      found: { merged: group.length - 1 },
      group,
    }
    await notifyNetwork(network, group, tools)
  }
  yield { cursor: job.cursor, done: total, total, found: { left } }
}

/** A group that cannot be merged waits for review. */
const leftOut = (error: unknown): undefined => {
  if (!(error instanceof Failure) || (error.code !== 'not_found' && error.code !== 'limit_reached')) throw error
}

export interface GroupPlan extends MergePlan {
  /** Belongs in the same batch. */
  event: AuditSubject<'bidder.merge'>
}

export interface GroupTerms {
  house: PartitionReader
  now: Date
  by: string
  status: MergeOrder['status']
}

/** What merging a group writes. @throws Failure `not_found` without one of the records, `limit_reached` when the changes exceed a batch */
export const planGroup = async (group: readonly string[], { house, now, by, status }: GroupTerms): Promise<GroupPlan> => {
  const records = [...(await readBidders(house, group)).values()]
  const [primary, ...secondaries] = records.sort(byWorth)
  if (!primary || records.length < group.length) throw notFound('Bidder')
  const pairs = (await Promise.all(group.map((id) => pairsOf(house, id)))).flat()
  const plan = await planMerge({
    primary,
    // The newest comes last: a newer contact wins over an older one.
    secondaries: secondaries.toSorted(byAge).map((record) => ({ record, choicesFor: (soFar) => unattendedChoices(soFar, record) })),
    pairs: [...new Map(pairs.map((pair) => [pair.document.id, pair])).values()],
    status,
    by,
    terms: await mergeTerms(house, now),
  })
  // The event and the job need room in the batch.
  if (plan.bidders.length + plan.others.length + 2 > bidderBatchLimit) throw tooManyChanges()
  return {
    ...plan,
    event: {
      action: 'bidder.merge',
      subjectType: 'bidder',
      subjectId: primary.id,
      before: { primary: primary.bidderId, secondaries: secondaries.map(({ bidderId }) => bidderId) },
    },
  }
}
