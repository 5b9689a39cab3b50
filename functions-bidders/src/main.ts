import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { silenceMs } from '@auctionwiz/contracts/jobs'
import { azureRuntime, required, requiredAddress, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { registerHttp, registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { mailsPerMinute, messengerFromSettings } from '@auctionwiz/platform/azure/messages'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { databaseProbe, featuresProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { attempts } from '@auctionwiz/platform/core/attempts'
import { checkedCrypto } from '@auctionwiz/platform/core/checked-crypto'
import { health, ready } from '@auctionwiz/platform/core/health'
import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { jobInTurn } from '@auctionwiz/platform/core/jobs/job-in-turn'
import { jobMovedAt, openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import type { JobPorts } from '@auctionwiz/platform/core/jobs/work-on-job'
import { serve } from '@auctionwiz/platform/core/mount'
import { notingQueue } from '@auctionwiz/platform/core/open-work/open-work'
import { sweep } from '@auctionwiz/platform/core/open-work/sweep'
import { keepingUnsent, sendUnsent, unsentMessages } from '@auctionwiz/platform/core/open-work/unsent'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { requestRules } from '@auctionwiz/records/request-rules'
import { bidderMailer } from './emails/bidder-mailer.ts'
import { emailLinks } from './emails/email-links.ts'
import { bidderEndpoints } from './endpoints.ts'
import { mailWaitFrom } from './invitations/mail-wait.ts'
import { jobWorks } from './jobs/job-works.ts'
import { failShare } from './network/fail-share.ts'
import { type NetworkMessage, networkPorts } from './network/network-ports.ts'
import { shareInTurn } from './network/share-in-turn.ts'
import { paidAccounts } from './network/sharing.ts'
import type { RefreshMessage, RefreshPorts } from './refresh/refresh-ports.ts'
import { failRefresh, refreshWork, startRefresh } from './refresh/refresh-work.ts'

const runtime = azureRuntime(requestRules)
const storage = storageSettings(process.env)
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const jobMessages = storageQueue<JobMessage>(storage, 'jobs')
const open = openJobs(runtime.store, runtime.now)
const jobs = notingQueue(jobMessages, open)

const keptQueue = <Message extends object>(name: string) => ({
  ...runtime,
  queue: storageQueue<Message>(storage, name),
  unsent: unsentMessages<Message>(runtime.store, runtime.now, name),
})
const networkMessages = keptQueue<NetworkMessage>('network')
const refreshMessages = keptQueue<RefreshMessage>('refresh')

const personFiles = { errorFiles: blobStore(storage, 'upload-errors'), sourceFiles: blobStore(storage, 'uploads') }
const crypto = checkedCrypto({ ...runtime, crypto: nodeKeyedCrypto(requiredSecret('NETWORK_KEY')), setting: 'NETWORK_KEY' })
crypto.check().catch((error: unknown) => runtime.log.warn('NETWORK_KEY is checked again at its next use', { problem: String(error) }))
const links = emailLinks({ crypto, webOrigin: required('WEB_ORIGIN'), serviceUrl: requiredAddress('BIDDERS_URL') })
const stops = { store: runtime.store, links, attempts: attempts(runtime.store) }
const mailer = bidderMailer({
  messenger: messengerFromSettings(process.env),
  budget: mailBudget(runtime.store, mailsPerMinute(process.env)),
  links,
})
const mailWaitMs = mailWaitFrom(process.env)
const network = networkPorts({
  ...runtime,
  isPaid: paidAccounts(process.env.PAID_ACCOUNTS),
  wait,
  jobs,
  queue: keepingUnsent(networkMessages),
  crypto,
})

const ports: JobPorts = {
  tenant: (accountId, auctionHouseId) => ({
    house: partitionOf(runtime.store, 'houses', [accountId, auctionHouseId]),
    account: partitionOf(runtime.store, 'accounts', [accountId]),
  }),
  works: jobWorks({ mailer, network, mailWaitMs }),
  queue: jobs,
  log: runtime.log,
  now: runtime.now,
  wait,
  // Well below the ten minutes that a delivery may take (host.json), and short enough that many accounts share a few workers.
  limitMs: 60_000,
}

const refresh: RefreshPorts = {
  ...network,
  accounts: accountRegistry(runtime.store),
  network: network.queue,
  queue: keepingUnsent(refreshMessages),
}

registerHttp(
  'bidders',
  [
    serve(healthCall('bidders'), health('bidders', '0.1.0')),
    serve(
      readyCall('bidders'),
      ready(
        {
          ...databaseProbe(runtime.store),
          ...featuresProbe(runtime.features),
          ...queueProbe(storage, 'jobs'),
          ...queueTriggersProbe('bidders', storage),
          networkKey: { ask: crypto.check, withinMs: 2_500 },
        },
        runtime.log,
      ),
    ),
    ...bidderEndpoints({ jobs, mailer, stops, network: network.queue, isPaid: network.isPaid, personFiles, mailWaitMs }),
  ],
  runtime,
)
const worker = { ...runtime, storage }
registerWorker('jobs', { work: { name: 'workOnJob', work: jobInTurn(ports) }, poison: { name: 'failJob', work: failJob(ports) } }, worker)
registerWorker(
  'network',
  { work: { name: 'shareBidders', work: shareInTurn(network) }, poison: { name: 'failShare', work: failShare(network) } },
  worker,
)
registerTimer(
  'sweepJobs',
  '0 3-59/5 * * * *',
  sweep({ ...runtime, open, movedAt: jobMovedAt(ports), takeUp: jobMessages.send, patience: silenceMs }),
)
registerTimer('sendUnsentNetwork', '30 3-59/5 * * * *', sendUnsent(networkMessages))
registerTimer('sendUnsentRefresh', '30 4-59/5 * * * *', sendUnsent(refreshMessages))
registerTimer('startRefresh', '0 30 2 * * *', startRefresh(refresh))
registerWorker(
  'refresh',
  { work: { name: 'refreshBidders', work: refreshWork(refresh) }, poison: { name: 'failRefresh', work: failRefresh(refresh) } },
  worker,
)
