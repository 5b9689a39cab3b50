import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { JobDocument, JobStep, JobTools } from '@auctionwiz/platform/core/jobs/job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { writingBidders } from '@auctionwiz/records/bidder-writes'
import type { NetworkQueue } from '../network/network-ports.ts'
import { backgroundSource } from './background-source.ts'
import { notifyNetwork } from './notify-network.ts'
import { planUndoOf, type WholeUndoPlan } from './undo-merge.ts'

/** Undoes merge by merge, each in one batch. The cursor counts the merges that are handled, also those refused: a restart skips them. */
export async function* undoInBackground(
  job: JobDocument,
  tools: JobTools,
  network: NetworkQueue,
  mergeIds: readonly string[],
): AsyncGenerator<JobStep> {
  const total = mergeIds.length
  const handled = (job.cursor as number | undefined) ?? 0
  for (const [index, mergeId] of mergeIds.slice(handled).entries()) {
    const done = handled + index + 1
    const progress = { cursor: done, done, total }
    const plan = await planUndoOf(tools.house, mergeId, tools.now).catch(refusal)
    if (!plan) {
      yield { ...progress, found: { refused: 1 } }
      continue
    }
    const { bidders, others, event, bidderIds } = plan
    const written = [...others, auditWrite(backgroundSource(job, tools.now), event)]
    yield { ...progress, write: writingBidders(bidders), others: written, found: { undone: 1 } }
    await notifyNetwork(network, bidderIds, tools)
  }
  yield { cursor: total, done: total, total, found: { undone: 0 } }
}

const refusal = (error: unknown): WholeUndoPlan | undefined => {
  if (error instanceof Failure && error.code === 'undo_refused') return undefined
  throw error
}
