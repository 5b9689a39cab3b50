import { type undoMerges as endpoint, type PairOutcome, pairNowLimit } from '@auctionwiz/contracts/duplicates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { NetworkQueue } from '../network/network-ports.ts'
import { mergesOf } from './merges-of.ts'
import { startMergeJob } from './start-merge-job.ts'
import { undoNow } from './undo-merge.ts'

/** Undoes the merges of several pairs; the pairs of one group have one merge. */
export const undoMerges =
  (queue: JobQueue, network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const ids = [...new Set(body.ids)]
    if (ids.length > pairNowLimit)
      return { outcomes: [], job: await startMergeJob(queue, { undoIds: ids }, { undone: ids.length }, context) }
    const outcomes = new Map<string, PairOutcome>()
    for (const [mergeId, pairIds] of await mergesOf(context.house, ids)) {
      const outcome = await retryConflicts(() => undoNow(mergeId, network, context), ['stale', 'missing', 'exists']).then(
        (): PairOutcome => 'undone',
        refusedOr,
      )
      for (const id of pairIds) outcomes.set(id, outcome)
    }
    return { outcomes: ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'decided' })) }
  }

const refusedOr = (error: unknown): PairOutcome => {
  if (error instanceof Failure && error.code === 'undo_refused') return 'refused'
  throw error
}
