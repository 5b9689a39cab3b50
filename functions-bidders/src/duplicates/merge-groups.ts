import { byAge, byWorth, unattendedChoices } from '@auctionwiz/domain/merges/suggest'
import type { JobDocument, JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { bidderBatchLimit, writingBidders } from '@auctionwiz/records/bidder-writes'
import { readBidders } from '@auctionwiz/records/bidders'
import type { NetworkQueue } from '../network/network-ports.ts'
import { groupsToMerge, pendingPairs } from './groups-to-merge.ts'
import { mergeTerms } from './merge-terms.ts'
import { notifyNetwork } from './notify-network.ts'
import { pairsOf } from './pair-repository.ts'
import { planMerge } from './plan-merge.ts'

/** Merges all pending pairs at or above the requested threshold. */
export const mergeAll =
  (network: NetworkQueue): JobWork =>
  (job, tools) =>
    mergeGroups(job, tools, network, (job.input as { threshold: number }).threshold)

/**
 * Merges group by group into the record with most history; each group with its pairs is one batch. Merged pairs are no longer
 * pending, so an interrupted run continues with the rest.
 */
export async function* mergeGroups(job: JobDocument, tools: JobTools, network: NetworkQueue, threshold: number): AsyncGenerator<JobStep> {
  const { groups, left } = groupsToMerge(await pendingPairs(tools.house), threshold)
  const total = job.done + groups.length
  for (const [index, group] of groups.entries()) {
    const step = await mergeGroup(group, job, tools)
    if (!step) continue
    yield { cursor: job.cursor, done: job.done + index + 1, total, ...step, found: { merged: group.length - 1 } }
    await notifyNetwork(network, group, tools)
  }
  yield { cursor: job.cursor, done: total, total, found: { left } }
}

/** Undefined when one of the records is gone, or when more hangs on them than a batch holds. */
const mergeGroup = async (
  group: readonly string[],
  job: JobDocument,
  { house, now }: JobTools,
): Promise<Pick<JobStep, 'write' | 'others'> | undefined> => {
  const records = [...(await readBidders(house, group)).values()]
  const [primary, ...secondaries] = records.sort(byWorth)
  if (!primary || records.length < group.length) return undefined
  const pairs = (await Promise.all(group.map((id) => pairsOf(house, id)))).flat()
  const { bidders, others } = await planMerge({
    primary,
    // The newest comes last: a newer contact wins over an older one.
    secondaries: secondaries.toSorted(byAge).map((record) => ({ record, choicesFor: (soFar) => unattendedChoices(soFar, record) })),
    pairs: [...new Map(pairs.map((pair) => [pair.document.id, pair])).values()],
    status: 'auto-merged',
    by: job.startedBy,
    terms: await mergeTerms(house, now),
  })
  const event = auditWrite(
    { now, actorId: job.startedById, actorName: job.startedBy, address: 'background', correlationId: job.correlationId },
    {
      action: 'bidder.merge',
      subjectType: 'bidder',
      subjectId: primary.id,
      before: { primary: primary.bidderId, secondaries: secondaries.map(({ bidderId }) => bidderId) },
    },
  )
  return bidders.length + others.length + 2 > bidderBatchLimit ? undefined : { write: writingBidders(bidders), others: [...others, event] }
}
