import { type mergePairs as endpoint, pairNowLimit } from '@auctionwiz/contracts/duplicates'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import type { NetworkQueue } from '../network/network-ports.ts'
import { groupsToMerge, named, pendingAround } from './groups-to-merge.ts'
import { planGroup } from './merge-groups.ts'
import { notifyNetwork } from './notify-network.ts'
import { type Outcome, refusedBecause } from './refused-because.ts'
import { startMergeJob } from './start-merge-job.ts'

/** Merges selected pairs; all records of one person become one. */
export const mergePairs =
  (queue: JobQueue, network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const ids = [...new Set(body.ids)]
    if (ids.length > pairNowLimit)
      return { outcomes: [], job: await startMergeJob(queue, { pairIds: ids }, { pairs: ids.length }, context) }
    const open = await pendingAround(context.house, ids)
    const isChosen = named(ids)
    const chosen = open.filter(isChosen)
    const outcomes = new Map<string, Outcome>(chosen.map(({ id }) => [id, { outcome: 'unclear' }]))
    for (const group of groupsToMerge(open, isChosen).groups) {
      const outcome = await mergeNow(group, network, context)
      for (const { id, bidderIds } of chosen) if (bidderIds.every((one) => group.includes(one))) outcomes.set(id, outcome)
    }
    return { outcomes: ids.map((id) => ({ id, ...(outcomes.get(id) ?? { outcome: 'decided' }) })) }
  }

const mergeNow = async (group: readonly string[], network: NetworkQueue, context: HouseContext): Promise<Outcome> => {
  const { house, auctionHouseId, claims, now, audit, log } = context
  const merge = async () => {
    const plan = await planGroup(group, { house, now, by: claims.userName, status: 'manually-merged' })
    await writeBidders(house, plan.bidders, [...plan.others, audit(plan.event)])
  }
  try {
    await retryConflicts(merge, ['stale', 'missing', 'exists'])
  } catch (error) {
    return refusedBecause(error, context)
  }
  await notifyNetwork(network, group, { ...claims, auctionHouseId, log })
  return { outcome: 'merged' }
}
