import { azureRuntime } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { messengerFromSettings } from '@auctionwiz/platform/azure/messages'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { type CasePackMessage, openCasePacks } from '@auctionwiz/records/case-packs'
import { paidAccounts } from '@auctionwiz/records/established-account'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { mailsPerMinute } from '@auctionwiz/records/mails-per-minute'
import { requestRules } from '@auctionwiz/records/request-rules'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'

export type AuctionAdapters = ReturnType<typeof auctionAdapters>

/** What the functions of this app share, from the app's settings. The app of bidders works on the jobs. */
export const auctionAdapters = () => {
  const runtime = azureRuntime(requestRules)
  const storage = storageSettings(process.env)
  const messages = storageQueue<JobMessage>(storage, 'jobs')
  const packMessages = storageQueue<CasePackMessage>(storage, 'case-packs')
  const openPacks = openCasePacks(runtime.store, runtime.now)
  return {
    runtime,
    storage,
    jobs: notingQueue(messages, openJobs(runtime.store, runtime.now)),
    cases: scheduledCases(runtime.store, runtime.now),
    sales: scheduledSales(runtime.store, runtime.now),
    documents: blobStore(storage, 'case-documents'),
    packs: blobStore(storage, 'case-packs'),
    /** The queue as it is, and the one that keeps a record of what is under way. */
    packMessages,
    packQueue: notingQueue(packMessages, openPacks),
    openPacks,
    messenger: messengerFromSettings(process.env),
    budget: mailBudget({
      store: runtime.store,
      isPaid: paidAccounts(process.env.PAID_ACCOUNTS),
      perMinute: mailsPerMinute(process.env.BIDDER_MAILS_PER_MINUTE),
    }),
  }
}
