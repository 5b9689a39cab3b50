import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { jobInTurn } from '@auctionwiz/platform/core/jobs/job-in-turn'
import { jobMovedAt, openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import type { JobPorts } from '@auctionwiz/platform/core/jobs/work-on-job'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { keepingUnsent, sendUnsent, unsentMessages } from '@auctionwiz/platform/core/queues/unsent'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import type { OutageWorld } from '@auctionwiz/platform/core/testing/outage'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { type BidderMailer, silentMailer } from '../emails/bidder-mailer.ts'
import { emailLinks } from '../emails/email-links.ts'
import { testArchive } from '../house-archive/testing.ts'
import { failShare } from '../network/fail-share.ts'
import { type NetworkMessage, networkPorts } from '../network/network-ports.ts'
import { shareInTurn } from '../network/share-in-turn.ts'
import { textStops } from '../texts/text-stops.ts'
import { computing, jobWorks } from './job-works.ts'

export const minute = 60_000

/** The workers of the app and the timers behind them, over a store and queues that may be away. */
export const workers = (world: OutageWorld, mailer: BidderMailer = silentMailer) => {
  const { store, now, wait, log } = world
  const open = openJobs(store, now)
  const plainJobs = world.queue<JobMessage>('jobs')
  const jobs = notingQueue(plainJobs, open)
  const messages = { queue: world.queue<NetworkMessage>('network'), unsent: unsentMessages<NetworkMessage>(store, now, 'network'), log }
  const crypto = webKeyedCrypto('the key of these tests, which is long enough')
  const links = emailLinks({ crypto, webOrigin: '', serviceUrl: '' })
  const network = networkPorts({ store, now, wait, log, isPaid: () => true, crypto, jobs, queue: keepingUnsent(messages) })
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: network.house({ accountId, auctionHouseId }),
      account: network.account(accountId),
    }),
    works: jobWorks({
      archive: testArchive(links),
      notify: notifier(store, now),
      mailer,
      links,
      textStops: textStops({ store, crypto }),
      network,
      mailWaitMs: 0,
      sales: scheduledSales(store, now),
      cases: scheduledCases(store, now),
    }),
    queue: jobs,
    log,
    now,
    wait,
    limitMs: minute,
  }
  world.worker('network', shareInTurn(network), failShare(network))
  world.worker('jobs', jobInTurn(ports, computing), failJob(ports))
  world.every(5 * minute, sweep({ open, movedAt: jobMovedAt(ports), takeUp: plainJobs.send, patience: 5 * minute, now, log }))
  world.every(5 * minute, sendUnsent(messages))
  return { network, jobs }
}
