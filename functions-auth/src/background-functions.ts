import { containersFromSettings, optionalSecret, required } from '@auctionwiz/platform/azure/app-environment'
import { findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { messengerFromSettings } from '@auctionwiz/platform/azure/messages'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { registerProbeAnswer } from '@auctionwiz/platform/azure/readiness'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { upgradeStored } from '@auctionwiz/platform/core/records/upgrade-stored'
import { allRecords } from '@auctionwiz/records/all-records'
import type { AuthAdapters } from './adapters.ts'
import { announceEndingKeys } from './api-keys/ending-keys.ts'
import { noteDelivery } from './messages/mail-records.ts'
import { mailMovedAt, mailPatience } from './messages/open-mails.ts'
import { failMail, type MailPorts, sendMail } from './messages/send-mail.ts'
import { reencryptSeeds } from './mfa/reencrypt-seeds.ts'
import { sendNotificationMails } from './notifications/send-notification-mails.ts'

/** Queue and timer functions, which Flex Consumption scales apart from those of http. */
export function registerBackgroundFunctions({ runtime, storage, open, mails, encryption }: AuthAdapters): void {
  const { store, log, now } = runtime
  const ports: MailPorts = { store, messenger: messengerFromSettings(process.env), queue: mails, log, now }
  registerProbeAnswer('auth', storage)
  registerWorker(
    'mails',
    { work: { name: 'sendMail', work: sendMail(ports) }, poison: { name: 'failMail', work: failMail(ports) } },
    { ...runtime, storage },
  )
  registerTimer(
    'sweepMails',
    '0 2-59/5 * * * *',
    sweep({
      ...runtime,
      open,
      movedAt: mailMovedAt(store),
      takeUp: (about) => noteDelivery(store, about, 'failed'),
      patience: mailPatience,
    }),
  )
  const noticePorts = { ...runtime, mails, webOrigin: required('WEB_ORIGIN') }
  registerTimer('sendNotifications', '40 * * * * *', sendNotificationMails(noticePorts, 'due'))
  registerTimer('sendDigests', '30 1-59/5 * * * *', sendNotificationMails(noticePorts, 'digest'))
  registerTimer('announceEndingKeys', '0 7 * * * *', announceEndingKeys(runtime))
  registerTimer('upgradeStored', '0 4-59/5 * * * *', async () => {
    // The next run of the timer continues.
    await upgradeStored({ ...runtime, find: findInCosmos(containersFromSettings()), records: allRecords, limitMs: 240_000 })()
  })
  if (optionalSecret('FORMER_FACTOR_KEY') !== undefined)
    registerTimer('reencryptSeeds', '20 8-59/10 * * * *', async () => {
      await reencryptSeeds({ ...runtime, encryption, find: findInCosmos(containersFromSettings()) })()
    })
}
