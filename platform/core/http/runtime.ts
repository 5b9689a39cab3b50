import type { Feature, Maintenance } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { AccountFacts } from '../features/feature-rules.ts'
import type { Logger } from '../logging/logger.ts'
import type { DocumentStore } from '../store/store.ts'
import type { Identified } from './identity.ts'

/** Verifies tokens. Both fail with `unauthenticated` or `token_expired`, or with `busy` while the keys cannot be had. */
export interface TokenVerifier {
  session(token: string): Promise<{ userId: string }>
  access(token: string): Promise<AccessClaims>
}

/** Whether a feature is on for the user acting in an account. */
export interface FeatureSource {
  enabled(feature: Feature, caller: AccessClaims): Promise<boolean>
  /** When operators close the product next, within a day. */
  nextMaintenance?(): Promise<Maintenance | undefined>
}

/** What a mounted endpoint needs of its app. */
export interface Runtime {
  store: DocumentStore
  tokens: TokenVerifier
  features: FeatureSource
  log: Logger
  now(): Date
  /** Whether an operator has closed the product for a while. Health, readiness and public keys are answered meanwhile. */
  maintenance?(): Promise<boolean>
  /** Throws a failure that the endpoint's contract does not declare, which otherwise is answered and logged as an error. Tests set it. */
  strictContracts?: boolean
  /** A failure with what its caller can do about it, such as whom to ask for a permission; without it the failure is answered as it is. */
  explain?(error: unknown, context: Identified): Promise<unknown>
}

/** What the request handling takes from the records of the product. */
export interface RequestRules extends Required<Pick<Runtime, 'explain'>> {
  /** What feature flags ask of an account. */
  accountFacts(store: DocumentStore, accountId: string): Promise<AccountFacts>
}
