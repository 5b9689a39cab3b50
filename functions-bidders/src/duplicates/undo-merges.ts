import { type undoMerges as endpoint, pairNowLimit } from '@auctionwiz/contracts/duplicates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { NetworkQueue } from '../network/network-ports.ts'
import { mergesOf, mergesOfRun } from './merges-of.ts'
import { type Outcome, refusedBecause } from './refused-because.ts'
import { startMergeJob } from './start-merge-job.ts'
import { undoNow } from './undo-merge.ts'

/** Undoes the merges of several pairs, or those of a background run; the pairs of one group have one merge. */
export const undoMerges =
  (queue: JobQueue, network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ body: { ids: named, run } }, context) => {
    if ((named === undefined) === (run === undefined)) throw new Failure('invalid_request', { fields: { ids: 'Send either ids or run.' } })
    const inBackground = async (undoMergeIds: readonly string[]) => ({
      outcomes: [],
      job: await startMergeJob(queue, { undoMergeIds }, { undone: undoMergeIds.length }, context),
    })
    if (run !== undefined) return inBackground(await mergesOfRun(context.house, run))
    const ids = [...new Set(named)]
    const merges = await mergesOf(context.house, ids)
    if (ids.length > pairNowLimit) return inBackground([...merges.keys()])
    const outcomes = new Map<string, Outcome>()
    for (const [mergeId, pairIds] of merges) {
      const outcome = await retryConflicts(() => undoNow(mergeId, network, context), ['stale', 'missing', 'exists']).then(
        (): Outcome => ({ outcome: 'undone' }),
        (error: unknown) => refusedBecause(error, context),
      )
      for (const id of pairIds) outcomes.set(id, outcome)
    }
    return { outcomes: ids.map((id) => ({ id, ...(outcomes.get(id) ?? { outcome: 'decided' }) })) }
  }
