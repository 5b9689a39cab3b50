import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { azureRuntime, required, requiredAddress, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp, registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { messengerFromSettings } from '@auctionwiz/platform/azure/messages'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { databaseProbe, featuresProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { health, ready } from '@auctionwiz/platform/core/health'
import { serve } from '@auctionwiz/platform/core/mount'
import { sweep } from '@auctionwiz/platform/core/open-work/sweep'
import { keepingUnsent, unsentMessages } from '@auctionwiz/platform/core/open-work/unsent'
import { revoker } from '@auctionwiz/platform/core/revocations'
import { sealing } from '@auctionwiz/platform/core/sealing'
import { requestRules } from '@auctionwiz/records/request-rules'
import { authEndpoints } from './endpoints.ts'
import type { MailJob } from './messages/mail-job.ts'
import { noteDelivery } from './messages/mail-records.ts'
import { mailMovedAt, mailPatience, notingMails, openMails } from './messages/open-mails.ts'
import { failMail, type MailPorts, sendMail } from './messages/send-mail.ts'
import { simpleWebauthn } from './passkeys/simple-webauthn.ts'
import { argon2Hasher } from './passwords/argon2.ts'
import { providerVerifier } from './sign-in/provider-token.ts'
import { jwtIssuer } from './tokens/jwt-issuer.ts'

const runtime = azureRuntime(requestRules)
const storage = storageSettings(process.env)
const verify = providerVerifier({
  issuer: required('IDENTITY_ISSUER'),
  jwksUri: requiredAddress('IDENTITY_JWKS_URI'),
  clientId: required('IDENTITY_CLIENT_ID'),
})

const open = openMails(runtime.store, runtime.now)
const mailPorts: MailPorts = {
  store: runtime.store,
  messenger: messengerFromSettings(process.env),
  queue: notingMails(storageQueue<MailJob>(storage, 'mails'), open),
  log: runtime.log,
  now: runtime.now,
}

registerHttp(
  'auth',
  [
    serve(healthCall('auth'), health('auth', '0.1.0')),
    serve(
      readyCall('auth'),
      ready(
        {
          ...databaseProbe(runtime.store),
          ...featuresProbe(runtime.features),
          ...queueProbe(storage, 'mails'),
          ...queueTriggersProbe('auth', storage),
        },
        runtime.log,
      ),
    ),
    ...authEndpoints({
      runtime,
      verify,
      tokens: jwtIssuer(required('SIGNING_KEY')),
      hasher: argon2Hasher(),
      sealing: sealing(requiredSecret('FACTOR_KEY')),
      mails: mailPorts.queue,
      webOrigin: required('WEB_ORIGIN'),
      revoker: revoker(runtime.store),
      // The bidders service sends what is kept.
      network: keepingUnsent({
        ...runtime,
        queue: storageQueue<{ accountId: string }>(storage, 'network'),
        unsent: unsentMessages<{ accountId: string }>(runtime.store, runtime.now, 'network'),
      }),
      webauthn: simpleWebauthn(required('WEB_ORIGIN'), runtime.log),
    }),
  ],
  runtime,
)
registerWorker(
  'mails',
  { work: { name: 'sendMail', work: sendMail(mailPorts) }, poison: { name: 'failMail', work: failMail(mailPorts) } },
  { ...runtime, storage },
)
registerTimer(
  'sweepMails',
  '0 2-59/5 * * * *',
  sweep({
    ...runtime,
    open,
    movedAt: mailMovedAt(runtime.store),
    takeUp: (about) => noteDelivery(runtime.store, about, 'failed'),
    patience: mailPatience,
  }),
)
