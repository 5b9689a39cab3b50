import type { Client, Transport } from '@auctionwiz/contracts/client'
import type { AccountTokens, SignedIn } from '@auctionwiz/contracts/sign-in'
import type { SessionScope, SessionState } from './session-state.ts'

/** An access token from a service; the account comes with the first token for it. */
export type GrantedToken = Pick<AccountTokens, 'accessToken' | 'expiresIn'> & {
  [Key in keyof AccountTokens]?: AccountTokens[Key] | undefined
}

/** The one session of this tab: its state, sign-in and sign-out, and the typed client with its tokens. */
export interface Session {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  readonly call: Client
  /** The same client over another transport, such as one that reports upload progress. In demo mode the demonstration answers. */
  callWith(send: Transport['send'], credentials?: Transport['credentials']): Client
  /** Calls the listener with each feature that a service just refused the account. Returns an unsubscribe function. */
  onFeatureLost(listener: (feature: string) => void): () => void
  /** Calls the listener after each renewal of the access token, which may change the user's rights. Returns an unsubscribe function. */
  onRenewed(listener: () => void): () => void
  readonly isDemo: boolean
  /** The current one, also when another tab renewed it. */
  readonly refreshToken: string | undefined
  /** Whether the demo may be offered here. */
  readonly demoOffered: boolean
  /** Restores what the browser has stored; call once. */
  start(): Promise<void>
  login(credentials: { email: string; password: string }): Promise<void>
  loginWithProvider(token: { idToken: string; nonce: string }): Promise<void>
  /** Continues a sign-in after its second step. */
  proceed(answer: SignedIn): Promise<void>
  /** Empty credentials fall back to the demonstration's. */
  loginDemo(credentials?: { email: string; password: string }): Promise<void>
  /** Enters an account. Throws failures that a retry may solve; other failures open the support screen or sign-in. */
  selectAccount(accountId: string): Promise<void>
  switchHouse(auctionHouseId: string): void
  /** Adopts a token that a service just issued: a newer one of this account or, with the account, the first of another. */
  adopt(granted: GrantedToken): void
  /** Updates the user and the account from a service's answer. */
  update(change: Partial<SessionScope>): void
  /** The account no longer admits the user, for the given reason: opens the support screen; the user stays signed in. */
  leaveAccount(reason: string): void
  logout(notice?: string): void
  /** Restores what another tab stored. */
  followOtherTab(): void
}
