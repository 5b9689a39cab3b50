import { azureRuntime, optionalSecret, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { requestRules } from '@auctionwiz/records/request-rules'
import type { MailJob } from './messages/mail-job.ts'
import { notingMails, openMails } from './messages/open-mails.ts'

export type AuthAdapters = ReturnType<typeof authAdapters>

/** What http and background functions of this app share, from the app's settings. */
export function authAdapters() {
  const runtime = azureRuntime(requestRules)
  const storage = storageSettings(process.env)
  const open = openMails(runtime.store, runtime.now)
  return {
    runtime,
    storage,
    open,
    mails: notingMails(storageQueue<MailJob>(storage, 'mails'), open),
    encryption: secretEncryption(requiredSecret('FACTOR_KEY'), optionalSecret('FORMER_FACTOR_KEY')),
  }
}
