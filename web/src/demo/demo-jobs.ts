import { silentMailer } from '@auctionwiz/functions-bidders/emails/bidder-mailer'
import type { ExportPorts } from '@auctionwiz/functions-bidders/house-archive/export-house'
import { usualMailWaitMs } from '@auctionwiz/functions-bidders/invitations/mail-wait'
import { jobWorks } from '@auctionwiz/functions-bidders/jobs/job-works'
import { type NetworkMessage, type NetworkPorts, networkPorts } from '@auctionwiz/functions-bidders/network/network-ports'
import { shareWork } from '@auctionwiz/functions-bidders/network/share-work'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import type { JobMessage, JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { type JobPorts, workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { demoCrypto } from './demo-data.ts'
import { demoLinks, demoTextStops } from './demo-links.ts'

/** How often the queue delivers a message before it gives up. */
const deliveries = 5

/** The background work of the demonstration runs in this page. */
export const demoJobs = (runtime: Runtime, archive: ExportPorts): { jobs: JobQueue; network: NetworkPorts } => {
  const { store, log, now } = runtime
  const queue: JobQueue = {
    send: async (message, afterSeconds = 0) => {
      setTimeout(() => void deliver(message), afterSeconds * 1000)
    },
  }
  const network = demoNetwork(runtime, queue)
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    works: jobWorks({
      ...{ notify: notifier(store, now), mailer: silentMailer, links: demoLinks, archive, network, mailWaitMs: usualMailWaitMs },
      textStops: demoTextStops(store),
      sales: scheduledSales(store, now),
      cases: scheduledCases(store, now),
    }),
    queue,
    log,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limitMs: 60_000,
  }
  const work = workOnJob(ports)
  const deliver = async (message: JobMessage, time = 1): Promise<void> => {
    try {
      await work(message)
    } catch (error) {
      log.error('job failed', error)
      await (time < deliveries ? deliver(message, time + 1) : failJob(ports)(message))
    }
  }
  return { jobs: queue, network }
}

/** The network of the demonstration: its houses and those of three sample accounts, in this page. */
const demoNetwork = (runtime: Runtime, jobs: JobQueue): NetworkPorts => {
  const deliver = async (message: NetworkMessage): Promise<void> => {
    await shareWork(network)(message).catch((error: unknown) => runtime.log.error('the network was not updated', error))
  }
  const network: NetworkPorts = networkPorts({
    ...runtime,
    isPaid: () => true,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    jobs,
    queue: { send: async (message) => void setTimeout(() => void deliver(message)) },
    crypto: demoCrypto,
  })
  return network
}
