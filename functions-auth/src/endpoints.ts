import { listFeatures } from '@auctionwiz/contracts/features'
import { signUp as signUpCall } from '@auctionwiz/contracts/sign-up'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { type Messenger, silentMessenger } from '@auctionwiz/platform/core/mail/messages'
import { rateLimiter as newRateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import { noRevoker, type Revoker } from '@auctionwiz/platform/core/security/revocations'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { accounts as openAccounts } from './accounts/accounts.ts'
import { indexMembers } from './accounts/members.ts'
import { apiKeyEndpoints } from './api-keys/api-key-endpoints.ts'
import type { Deps } from './deps.ts'
import * as featureCalls from './features/list-features.ts'
import { houseEndpoints } from './houses/house-endpoints.ts'
import { invitationEndpoints } from './invitations/invitation-endpoints.ts'
import type { MailQueue } from './messages/mail-job.ts'
import { directOutlet, queuedOutlet } from './messages/mail-transports.ts'
import { mailer } from './messages/mailer.ts'
import { mfaEndpoints } from './mfa/mfa-endpoints.ts'
import { notificationEndpoints } from './notifications/notification-endpoints.ts'
import { organizationEndpoints } from './organizations/organization-endpoints.ts'
import type { ProviderVerifier } from './organizations/provider-token.ts'
import { passkeyEndpoints } from './passkeys/passkey-endpoints.ts'
import { noWebauthn, type Webauthn } from './passkeys/webauthn.ts'
import { passwordEndpoints } from './passwords/password-endpoints.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { people as openPeople } from './people/people.ts'
import { sessionEndpoints } from './sessions/session-endpoints.ts'
import type { TokenIssuer } from './sessions/token-issuer.ts'
import { signInEndpoints } from './sign-in/sign-in-endpoints.ts'
import { signUp } from './sign-up/sign-up.ts'
import { userEndpoints } from './users/user-endpoints.ts'

/** What the app is built from. Without a messenger nothing is sent, without a revoker nothing revoked: demo mode needs neither. */
export interface AuthSettings {
  runtime: Runtime
  tokens: TokenIssuer
  hasher: PasswordHasher
  verify: ProviderVerifier
  encryption: SecretEncryption
  messenger?: Messenger
  /** Queues emails until they are sent; without it the messenger sends them immediately. */
  mails?: MailQueue
  /** Address of the web app, for the links in mails. */
  webOrigin?: string
  revoker?: Revoker
  /** Without it passkeys are refused, as in demo mode. */
  webauthn?: Webauthn
  /** Where the network of scores learns of accounts that are verified, or no longer. */
  network?: Deps['network']
}

/** Every call of the app, noun by noun; `main.ts` mounts them on Azure, demo mode in the browser. */
export function authEndpoints({
  runtime,
  tokens,
  hasher,
  verify,
  encryption,
  messenger = silentMessenger,
  mails,
  webOrigin = '',
  revoker = noRevoker,
  webauthn = noWebauthn,
  network = { send: async () => undefined },
}: AuthSettings): Route[] {
  const { store } = runtime
  const people = openPeople(store)
  const accounts = openAccounts(store)
  const rateLimiter = newRateLimiter(store)
  const mail = mailer(mails ? queuedOutlet(mails, runtime.now) : directOutlet(messenger), webOrigin, runtime.log)
  const parts: Deps = {
    store,
    people,
    accounts,
    tokens,
    rateLimiter,
    hasher,
    mail,
    revoker,
    encryption,
    clock: runtime.now,
    indexMembers: indexMembers(people, accounts.partition),
    webauthn,
    network,
  }
  return [
    ...signInEndpoints(parts, verify),
    ...passwordEndpoints(parts),
    ...mfaEndpoints(parts),
    ...passkeyEndpoints(parts),
    ...organizationEndpoints(parts, verify),
    ...sessionEndpoints(parts),
    serve(signUpCall, signUp(parts)),
    ...invitationEndpoints(parts),
    ...houseEndpoints(parts),
    ...apiKeyEndpoints(parts),
    ...userEndpoints(parts),
    ...notificationEndpoints(parts),
    serve(listFeatures, featureCalls.listFeatures(runtime.features)),
  ]
}
