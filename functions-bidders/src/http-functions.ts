import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { optionalSecret, required } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { sentFiles } from '@auctionwiz/platform/azure/block-files'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { chatModelFromSettings } from '@auctionwiz/platform/azure/openai'
import { databaseProbe, featuresProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { secretCheck } from '@auctionwiz/platform/azure/secret-check'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import { rateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import type { BidderAdapters } from './adapters.ts'
import { bidderEndpoints } from './endpoints.ts'
import { helpAnswer } from './texts/answer-help.ts'

export const registerHttpFunctions = ({
  runtime,
  storage,
  jobs,
  crypto,
  links,
  textStops,
  archive,
  messenger,
  mailer,
  mailWaitMs,
  network,
}: BidderAdapters): void => {
  const limiter = rateLimiter(runtime.store)
  const eventsSecret = optionalSecret('SMS_EVENTS_SECRET')
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
      ...bidderEndpoints({
        jobs,
        mailer,
        stops: { store: runtime.store, links, rateLimiter: limiter },
        texts: {
          stops: textStops,
          answerHelp: helpAnswer({ messenger, rateLimiter: limiter }),
          isSecret: eventsSecret === undefined ? undefined : secretCheck(eventsSecret),
        },
        network: network.queue,
        isPaid: network.isPaid,
        personFiles: {
          errorFiles: blobStore(storage, 'upload-errors'),
          sourceFiles: blobStore(storage, 'uploads'),
          incoming: blobStore(storage, 'incoming'),
          openedFiles: sentFiles(storage, 'opened-uploads'),
        },
        houseExports: archive.exports,
        mailWaitMs,
        chat: chatModelFromSettings(process.env),
      }),
    ],
    runtime,
    required('WEB_ORIGIN'),
  )
}
