import { azureRuntime, required, requiredAddress, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { messengerFromSettings, sendsTexts } from '@auctionwiz/platform/azure/messages'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { keepingUnsent, unsentMessages } from '@auctionwiz/platform/core/queues/unsent'
import { checkedCrypto } from '@auctionwiz/platform/core/security/checked-crypto'
import { paidAccounts } from '@auctionwiz/records/established-account'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { mailsPerMinute } from '@auctionwiz/records/mails-per-minute'
import { requestRules } from '@auctionwiz/records/request-rules'
import { bidderMailer } from './emails/bidder-mailer.ts'
import { emailLinks } from './emails/email-links.ts'
import type { ExportPorts } from './house-archive/export-house.ts'
import { houseFiles, personsIn } from './house-archive/house-files.ts'
import { mailWaitFrom } from './invitations/mail-wait.ts'
import { type NetworkMessage, networkPorts } from './network/network-ports.ts'
import type { RefreshMessage } from './refresh/refresh-ports.ts'
import { textStops as textStopsOf } from './texts/text-stops.ts'

export type BidderAdapters = ReturnType<typeof bidderAdapters>

/** Milliseconds after the start until the app compares its secret with the one that the database was used with. */
const keyCheckDelay = 1000

/** What http and background functions of this app share, from the app's settings. */
export const bidderAdapters = () => {
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
  const crypto = checkedCrypto({ ...runtime, crypto: nodeKeyedCrypto(requiredSecret('NETWORK_KEY')), setting: 'NETWORK_KEY' })
  // The first calls don't wait for this.
  const checkKey = async (): Promise<void> => {
    await wait(keyCheckDelay)
    await crypto.check()
  }
  checkKey().catch((error: unknown) => runtime.log.warn('NETWORK_KEY is checked again at its next use', { problem: String(error) }))
  const links = emailLinks({ crypto, webOrigin: required('WEB_ORIGIN'), serviceUrl: requiredAddress('BIDDERS_URL') })
  const isPaid = paidAccounts(process.env.PAID_ACCOUNTS)
  const textStops = textStopsOf({ store: runtime.store, crypto })
  const messenger = messengerFromSettings(process.env)
  const mailer = bidderMailer({
    messenger,
    budget: mailBudget({ store: runtime.store, isPaid, perMinute: mailsPerMinute(process.env.BIDDER_MAILS_PER_MINUTE) }),
    links,
    texts: sendsTexts(process.env),
    textStops,
  })
  const archive: ExportPorts = {
    files: houseFiles((name) => blobStore(storage, name)),
    exports: blobStore(storage, 'house-exports'),
    links,
    person: personsIn(runtime.store),
    checksum: sha256,
  }
  const network = networkPorts({
    ...runtime,
    isPaid,
    wait,
    jobs,
    queue: keepingUnsent(networkMessages),
    crypto,
  })
  return {
    runtime,
    storage,
    wait,
    /** The queue as it is, and the one that keeps a record of what is under way. */
    jobMessages,
    jobs,
    open,
    crypto,
    links,
    textStops,
    archive,
    messenger,
    mailer,
    mailWaitMs: mailWaitFrom(process.env),
    network,
    networkMessages,
    refreshMessages: keptQueue<RefreshMessage>('refresh'),
  }
}
