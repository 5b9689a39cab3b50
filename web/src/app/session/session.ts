import type { Client, Transport } from '@auctionwiz/contracts/client'
import type { AccountTokens, SignedIn } from '@auctionwiz/contracts/sign-in'
import type { Place, SessionState } from './session-state.ts'

/** An access token as services give it, with the account when it is one's first there. */
export type GrantedToken = Pick<AccountTokens, 'accessToken' | 'expiresIn'> & {
  [Key in keyof AccountTokens]?: AccountTokens[Key] | undefined
}

/** The one sign-in of this tab: its state, the ways in and out, and the typed client that carries its tokens. */
export interface Session {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  readonly call: Client
  /** The same client over another way to send, such as one that tells the progress of an upload. In demo mode the demonstration answers. */
  callWith(send: Transport['send'], credentials?: Transport['credentials']): Client
  /** Told of each feature that a service just said the account does not have. Answers how to stop. */
  onFeatureLost(listener: (feature: string) => void): () => void
  /** Told whenever the access token was renewed: what the user may do may have changed with it. Answers how to stop. */
  onRenewed(listener: () => void): () => void
  readonly isDemo: boolean
  /** The one that is good now, also when another tab got it. */
  readonly refreshToken: string | undefined
  /** Whether the demo may be offered here. */
  readonly demoOffered: boolean
  /** Takes up what the browser has stored; call once. */
  start(): Promise<void>
  login(credentials: { email: string; password: string }): Promise<void>
  loginWithProvider(token: { idToken: string; nonce: string }): Promise<void>
  /** Goes on with a sign-in that its second step completed. */
  proceed(answer: SignedIn): Promise<void>
  /** Empty credentials fall back to the demonstration's. */
  loginDemo(credentials?: { email: string; password: string }): Promise<void>
  /** Enters an account. Throws what trying again may mend; other failures lead to the support screen or to sign-in. */
  selectAccount(accountId: string): Promise<void>
  switchHouse(auctionHouseId: string): void
  /** Takes up a token that a service just gave: a newer one of this account or, with the account, the first of another. */
  adopt(granted: GrantedToken): void
  /** Newer facts about the user and the account, as the services just told. */
  update(change: Partial<Place>): void
  /** The account does not let the user in any longer, for the reason given: support screen, while the sign-in itself stands. */
  leaveAccount(reason: string): void
  logout(notice?: string): void
  /** Takes up what another tab stored. */
  followOtherTab(): void
}
