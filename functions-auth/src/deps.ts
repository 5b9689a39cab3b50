import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { RateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import type { Revoker } from '@auctionwiz/platform/core/security/revocations'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import type { Accounts } from './accounts/accounts.ts'
import type { IndexMembers } from './accounts/members.ts'
import type { Mailer } from './messages/mailer.ts'
import type { Webauthn } from './passkeys/webauthn.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { People } from './people/people.ts'
import type { TokenIssuer } from './sessions/token-issuer.ts'

/** What the use cases of this app are built from; each takes what it names. */
export interface Deps {
  store: DocumentStore
  people: People
  accounts: Accounts
  tokens: TokenIssuer
  rateLimiter: RateLimiter
  hasher: PasswordHasher
  mail: Mailer
  revoker: Revoker
  /** Keeps the seeds of authenticators unreadable in the store. */
  encryption: SecretEncryption
  indexMembers: IndexMembers
  webauthn: Webauthn
  /** Notified when an account may take part in the network of scores from now on, or no longer. */
  network: WorkQueue<{ accountId: string }>
  /** The clock, for what happens after the call's own time. */
  clock(): Date
}
