import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { required, requiredAddress } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { databaseProbe, featuresProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import { keepingUnsent, unsentMessages } from '@auctionwiz/platform/core/queues/unsent'
import { revoker } from '@auctionwiz/platform/core/security/revocations'
import type { AuthAdapters } from './adapters.ts'
import { authEndpoints } from './endpoints.ts'
import { providerVerifier } from './organizations/provider-token.ts'
import { simpleWebauthn } from './passkeys/simple-webauthn.ts'
import { argon2Hasher } from './passwords/argon2.ts'
import { jwtIssuer } from './sessions/jwt-issuer.ts'

export function registerHttpFunctions({ runtime, storage, mails, encryption }: AuthAdapters): void {
  const verify = providerVerifier({
    issuer: required('IDENTITY_ISSUER'),
    jwksUri: requiredAddress('IDENTITY_JWKS_URI'),
    clientId: required('IDENTITY_CLIENT_ID'),
  })
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
        encryption,
        mails,
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
    required('WEB_ORIGIN'),
  )
}
