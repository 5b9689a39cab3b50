import { type Client, createClient, type Transport } from '@auctionwiz/contracts/client'
import type { AccountAccess, User } from '@auctionwiz/contracts/identity'
import { type AccountTokens, createAccessToken, login, loginWithProvider, logout, type SignedIn } from '@auctionwiz/contracts/sign-in'
import { fill, text } from '../../messages/index.ts'
import { demoAllowed, type RuntimeConfig, serviceAddress } from '../config.ts'
import { authorizedSend } from './authorized-send.ts'
import type { DemoBackend } from './demo-backend.ts'
import { resumeSession } from './resume-session.ts'
import type { Place, SessionState } from './session-state.ts'
import { visibleHouses } from './session-state.ts'
import { memoryStorage, type SessionStorage } from './session-storage.ts'
import { sessionTokenOf } from './session-token.ts'
import { isAccountNotCached, isSessionGone, lostFeature, messageOf, namingWhatIsMissing, selectionSupport } from './sign-in-failures.ts'

export interface SessionDeps {
  config: RuntimeConfig
  hostname: string
  storage: SessionStorage
  send: Transport['send']
  now: () => number
  requestId: () => string
  exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** Loads the demonstration; absent where the build holds none. */
  loadDemo?: (() => Promise<DemoBackend>) | undefined
  /** Signs out at the identity provider too, where that was how somebody signed in. */
  leaveProvider?: () => void
}

/** An access token as services give it, with the account when it is one's first there. */
type Granted = Pick<AccountTokens, 'accessToken' | 'expiresIn'> & { [Key in keyof AccountTokens]?: AccountTokens[Key] | undefined }

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
  adopt(granted: Granted): void
  /** Newer facts about the user and the account, as the services just told. */
  update(change: Partial<Place>): void
  /** The account does not let the user in any longer, for the reason given: support screen, while the sign-in itself stands. */
  leaveAccount(reason: string): void
  logout(notice?: string): void
  /** Takes up what another tab stored. */
  followOtherTab(): void
}

export const createSession = (deps: SessionDeps): Session => {
  let state: SessionState = { kind: 'signedOut' }
  let demo: DemoBackend | undefined
  let storage = deps.storage
  const listeners = new Set<() => void>()
  const renewals = new Set<() => void>()
  const losses = new Set<(feature: string) => void>()

  const become = (next: SessionState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const end = (notice?: string): void => {
    storage.clear()
    storage = deps.storage
    demo = undefined
    become(notice === undefined ? { kind: 'signedOut' } : { kind: 'signedOut', notice })
  }
  const enter = (place: Place): void => {
    const houses = visibleHouses(place)
    const stored = storage.identity().auctionHouseId
    const auctionHouseId = (houses.find((house) => house.id === stored) ?? houses[0])?.id
    become({ kind: 'signedIn', ...place, auctionHouseId })
  }

  const update = (change: Partial<Place>): void => {
    if (state.kind !== 'signedIn') return
    const { user, ...place } = placeIn({ ...state, ...change })
    storage.write({ user, place })
    enter({ user, ...place })
  }
  // Rarely anything new: what is shown is drawn again only then.
  const onRenewed = (mfa: Place['mfa']): void => {
    for (const listener of renewals) listener()
    if (state.kind === 'signedIn' && JSON.stringify(mfa) !== JSON.stringify(state.mfa)) update({ mfa })
  }

  const address: Transport['address'] = (app) => (demo ? `https://${app}.demo.invalid` : serviceAddress(deps.config, app))
  const credentials: Transport['credentials'] = () => {
    const tokens = storage.tokens()
    // At work the access token, which lasts, opens what the sign-in's own token opens.
    return state.kind === 'signedIn' ? { ...tokens, sessionToken: tokens.accessToken, auctionHouseId: state.auctionHouseId } : tokens
  }
  const callWith = (live: Transport['send'], given = credentials): Client => {
    const send: Transport['send'] = (url, init) => (demo ? demo.send(url, init) : live(url, init))
    const client = createClient({
      address,
      credentials: given,
      send: authorizedSend({ ...deps, storage: () => storage, send, address, onEnded: end, onRenewed }),
    })
    return (endpoint, input) =>
      client(endpoint, input).catch((error: unknown) => {
        const lost = lostFeature(error)
        if (lost !== undefined) for (const listener of losses) listener(lost)
        throw error
      })
  }
  const call = callWith(deps.send)

  const adopt = ({ account, access, mfa, refreshToken, expiresIn, accessToken }: Granted): void => {
    const place = account && access && { account, access, mfa }
    const { user } = storage.identity()
    const entered = place && { place, ...(refreshToken && { refreshToken }) }
    storage.write({ ...entered, accessTokenExpiresAt: deps.now() + expiresIn * 1000, accessToken })
    if (place && user) enter({ user, ...place })
  }

  const selectAccount = async (accountId: string): Promise<void> => {
    const { user } = storage.identity()
    if (storage.tokens().sessionToken === undefined) return end(text.signIn.noSessionToken)
    if (user === undefined) return end(text.signIn.noUserId)
    try {
      adopt(await call(createAccessToken, { body: { userId: user.id, accountId } }))
    } catch (failure) {
      const error = namingWhatIsMissing(failure, { accessToken: text.signIn.noAccessToken, account: text.signIn.noAccountData })
      if (isSessionGone(error)) return end(messageOf(error, text.signIn.loginFailed))
      const errorType = selectionSupport(error)
      if (!errorType) throw error
      become({
        kind: 'support',
        info: { errorType, errorDetails: messageOf(error, text.common.unexpectedError), userId: user.id, userEmail: user.email, accountId },
      })
    }
  }

  const offerAccounts = async (user: User, accounts: AccountAccess[]): Promise<void> => {
    const [first, second] = accounts
    if (!first) {
      const info = { errorType: 'no-account-access', errorDetails: fill(text.support.noMembership, { email: user.email }) } as const
      return become({ kind: 'support', info: { ...info, userId: user.id, userEmail: user.email } })
    }
    if (second) return become({ kind: 'selecting', user, accounts })
    await selectAccount(first.accountId).catch((error: unknown) => {
      // Trying again may help: the selection screen says what went wrong and lets them.
      become({ kind: 'selecting', user, accounts })
      throw error
    })
  }

  const proceed = async ({ data }: SignedIn): Promise<void> => {
    const { user, accounts, challenge } = data
    if (challenge) return become({ kind: 'challenged', email: user.email, challenge })
    const sessionToken = await sessionTokenOf(call, data)
    storage.write({ place: undefined, accessToken: undefined, refreshToken: undefined, sessionToken, user })
    await offerAccounts(user, accounts)
  }

  const signIn = async (attempt: () => Promise<SignedIn>, email?: string): Promise<void> => {
    const answer = await attempt().catch((failure: unknown) => {
      end()
      const error = namingWhatIsMissing(failure, { user: text.signIn.noUserData })
      if (!isAccountNotCached(error)) throw error
      become({
        kind: 'support',
        info: {
          errorType: 'account-not-cached',
          errorDetails: messageOf(error, text.signIn.loginFailed),
          ...(email ? { userEmail: email } : {}),
        },
      })
      return undefined
    })
    if (answer) await proceed(answer)
  }

  const metadata = () => ({ source: 'web', timestamp: new Date(deps.now()).toISOString(), requestId: deps.requestId() })
  const withPassword = (credentials: { email: string; password: string }) =>
    signIn(() => call(login, { body: { ...credentials, metadata: metadata() } }), credentials.email)

  const demoOffered = deps.loadDemo !== undefined && demoAllowed(deps.config, deps.hostname)
  const loginDemo = async (credentials?: { email: string; password: string }): Promise<void> => {
    if (!deps.loadDemo || !demoOffered) return end()
    const loaded = await deps.loadDemo()
    demo = loaded
    storage = memoryStorage(deps.storage)
    storage.demoMode = true
    await withPassword({ email: credentials?.email || loaded.email, password: credentials?.password || loaded.password })
  }

  return {
    getState: () => state,
    subscribe: listenIn(listeners),
    call,
    callWith,
    onRenewed: listenIn(renewals),
    onFeatureLost: listenIn(losses),
    get isDemo() {
      return demo !== undefined
    },
    get refreshToken() {
      return storage.tokens().refreshToken
    },
    demoOffered,
    start: () => resumeSession({ storage: deps.storage, demoOffered, call, become, enter, end, offerAccounts, loginDemo }),
    login: withPassword,
    loginWithProvider: (token) =>
      signIn(() => call(loginWithProvider, { params: { provider: 'microsoft' }, body: { ...token, metadata: metadata() } })),
    proceed,
    loginDemo,
    selectAccount,
    switchHouse: (auctionHouseId) => {
      if (state.kind !== 'signedIn') return
      storage.write({ auctionHouseId })
      become({ ...state, auctionHouseId })
    },
    adopt,
    update,
    leaveAccount: (errorDetails) => {
      if (state.kind !== 'signedIn') return
      const { user, account } = state
      storage.write({ place: undefined, refreshToken: undefined, accessToken: undefined })
      become({
        kind: 'support',
        info: { errorType: 'account-access', errorDetails, userId: user.id, userEmail: user.email, accountId: account.id },
      })
    },
    logout: (notice) => {
      const { refreshToken, accessToken } = storage.tokens()
      // Leaving works without the service too; the refresh token it did not hear of ends by itself.
      const told = refreshToken && accessToken ? call(logout, { body: { refreshToken } }).catch(() => undefined) : Promise.resolve()
      const leave = demo || notice !== undefined ? undefined : deps.leaveProvider
      end(notice)
      void told.then(() => leave?.())
    },
    followOtherTab: () => {
      if (demo) return
      const { user, place } = storage.identity()
      const entered = storage.tokens().accessToken !== undefined && user && place
      if (!entered) return state.kind === 'signedIn' ? become({ kind: 'signedOut' }) : undefined
      if (
        state.kind === 'signedIn' &&
        state.user.id === user.id &&
        state.account.id === place.account.id &&
        state.mfa?.restricted === place.mfa?.restricted
      )
        return
      enter({ user, ...place })
    },
  }
}

const listenIn =
  <T>(listeners: Set<T>) =>
  (listener: T) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

const placeIn = ({ user, account, access, mfa }: Place): Place => ({ user, account, access, mfa })
