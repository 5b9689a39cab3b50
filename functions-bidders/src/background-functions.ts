import { silenceMs } from '@auctionwiz/contracts/jobs'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { registerProbeAnswer } from '@auctionwiz/platform/azure/readiness'
import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import { jobInTurn } from '@auctionwiz/platform/core/jobs/job-in-turn'
import { jobMovedAt } from '@auctionwiz/platform/core/jobs/open-jobs'
import type { JobPorts } from '@auctionwiz/platform/core/jobs/work-on-job'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { keepingUnsent, sendUnsent } from '@auctionwiz/platform/core/queues/unsent'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import type { BidderAdapters } from './adapters.ts'
import { computing, jobWorks } from './jobs/job-works.ts'
import { failShare } from './network/fail-share.ts'
import { shareInTurn } from './network/share-in-turn.ts'
import type { RefreshPorts } from './refresh/refresh-ports.ts'
import { failRefresh, refreshWork, startRefresh } from './refresh/refresh-work.ts'

const jobPorts = ({ runtime, wait, jobs, mailer, links, textStops, archive, mailWaitMs, network }: BidderAdapters): JobPorts => ({
  tenant: (accountId, auctionHouseId) => ({
    house: partitionOf(runtime.store, 'bidders', [accountId, auctionHouseId]),
    account: partitionOf(runtime.store, 'accounts', [accountId]),
  }),
  works: jobWorks({
    ...{ notify: notifier(runtime.store, runtime.now), mailer, links, textStops, archive, network, mailWaitMs },
    sales: scheduledSales(runtime.store, runtime.now),
    cases: scheduledCases(runtime.store, runtime.now),
  }),
  queue: jobs,
  log: runtime.log,
  now: runtime.now,
  wait,
  // Well below the ten minutes that a delivery may take (host.json), and short enough that many accounts share a few workers.
  limitMs: 60_000,
})

/** Queue and timer functions, which Flex Consumption scales apart from those of http. */
export const registerBackgroundFunctions = (adapters: BidderAdapters): void => {
  const { runtime, storage, open, jobMessages, network, networkMessages, refreshMessages } = adapters
  const jobs = jobPorts(adapters)
  const refresh: RefreshPorts = {
    ...network,
    accounts: accountRegistry(runtime.store),
    network: network.queue,
    queue: keepingUnsent(refreshMessages),
  }
  const worker = { ...runtime, storage }
  registerProbeAnswer('bidders', storage)
  registerWorker(
    'jobs',
    { work: { name: 'workOnJob', work: jobInTurn(jobs, computing) }, poison: { name: 'failJob', work: failJob(jobs) } },
    worker,
  )
  registerWorker(
    'network',
    { work: { name: 'shareBidders', work: shareInTurn(network) }, poison: { name: 'failShare', work: failShare(network) } },
    worker,
  )
  registerTimer(
    'sweepJobs',
    '0 3-59/5 * * * *',
    sweep({ ...runtime, open, movedAt: jobMovedAt(jobs), takeUp: jobMessages.send, patience: silenceMs }),
  )
  registerTimer('sendUnsentNetwork', '30 3-59/5 * * * *', sendUnsent(networkMessages))
  registerTimer('sendUnsentRefresh', '30 4-59/5 * * * *', sendUnsent(refreshMessages))
  registerTimer('startRefresh', '0 30 2 * * *', startRefresh(refresh))
  registerWorker(
    'refresh',
    { work: { name: 'refreshBidders', work: refreshWork(refresh) }, poison: { name: 'failRefresh', work: failRefresh(refresh) } },
    worker,
  )
}
