import { type Client, createClient, type Transport } from '@auctionwiz/contracts/client'
import type { AccountAccess, User } from '@auctionwiz/contracts/identity'
import { createAccessToken, login, loginWithProvider, logout, type SignedIn } from '@auctionwiz/contracts/sign-in'
import { text } from '../../messages/index.ts'
import { demoAllowed, type RuntimeConfig, serviceAddress } from '../config.ts'
import { authorizedSend } from './authorized-send.ts'
import { rereadingWhenBusy } from './busy-reads.ts'
import { callWords } from './call-words.ts'
import type { DemoBackend } from './demo-backend.ts'
import { emailIn } from './provider-email.ts'
import { resumeSession } from './resume-session.ts'
import type { GrantedToken, Session } from './session.ts'
import { type SessionScope, type SessionState, supportFor, visibleHouses } from './session-state.ts'
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
  /** Loads the demonstration; absent in builds without it. */
  loadDemo?: (() => Promise<DemoBackend>) | undefined
  /** Also signs out at the identity provider if the user signed in there. */
  leaveProvider?: () => void
}

/** Creates the session of this tab, signed out; `start` restores what the browser has stored. */
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
  const enter = (place: SessionScope): void => {
    const houses = visibleHouses(place)
    const stored = storage.identity().auctionHouseId
    const auctionHouseId = (houses.find((house) => house.id === stored) ?? houses[0])?.id
    become({ kind: 'signedIn', ...place, auctionHouseId })
  }

  const update = (change: Partial<SessionScope>): void => {
    if (state.kind !== 'signedIn') return
    const { user, ...place } = scopeOf({ ...state, ...change })
    storage.write({ user, place })
    enter({ user, ...place })
  }
  // Usually nothing changed; the screen renders again only for a change.
  const onRenewed = (mfa: SessionScope['mfa']): void => {
    for (const listener of renewals) listener()
    if (state.kind === 'signedIn' && JSON.stringify(mfa) !== JSON.stringify(state.mfa)) update({ mfa })
  }

  const address: Transport['address'] = (app) => (demo ? `https://${app}.demo.invalid` : serviceAddress(deps.config, app))
  const credentials: Transport['credentials'] = () => {
    const tokens = storage.tokens()
    // At work the long-lived access token also covers what the session token covers.
    return state.kind === 'signedIn' ? { ...tokens, sessionToken: tokens.accessToken, auctionHouseId: state.auctionHouseId } : tokens
  }
  const callWith = (live: Transport['send'], given = credentials): Client => {
    const send: Transport['send'] = (url, init) => (demo ? demo.send(url, init) : live(url, init))
    const client = createClient({
      address,
      credentials: given,
      ...callWords,
      send: authorizedSend({ ...deps, storage: () => storage, send, address, onEnded: end, onRenewed }),
    })
    const patient = rereadingWhenBusy(client, (ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    return (endpoint, input) =>
      patient(endpoint, input).catch((error: unknown) => {
        const lost = lostFeature(error)
        if (lost !== undefined) for (const listener of losses) listener(lost)
        throw error
      })
  }
  const call = callWith(deps.send)

  const adopt = ({ account, access, mfa, refreshToken, expiresIn, accessToken }: GrantedToken): void => {
    const place = account && access && { account, access, mfa }
    const { user } = storage.identity()
    const entered = place && { place, accountId: place.account.id, ...(refreshToken && { refreshToken }) }
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
      become(supportFor(user, errorType, messageOf(error, text.common.unexpectedError), accountId))
    }
  }

  const offerAccounts = async (user: User, accounts: AccountAccess[]): Promise<void> => {
    const [first, second] = accounts
    if (!first) return become(supportFor(user, 'no-account-access', text.support.noMembership({ email: user.email })))
    if (second) return become({ kind: 'selecting', user, accounts })
    await selectAccount(first.accountId).catch((error: unknown) => {
      // Trying again may help: the selection screen says what went wrong and lets them.
      become({ kind: 'selecting', user, accounts })
      throw error
    })
  }

  const proceed = async ({ data }: SignedIn): Promise<void> => {
    const { user, accounts, challenge } = data
    storage.challenge = challenge && { email: user.email, challenge }
    if (challenge) return become({ kind: 'challenged', email: user.email, challenge })
    const sessionToken = await sessionTokenOf(call, data)
    storage.write({ accountId: undefined, accessToken: undefined, refreshToken: undefined, sessionToken, user })
    await offerAccounts(user, accounts)
  }

  const signIn = async (attempt: () => Promise<SignedIn>, email?: string): Promise<void> => {
    const answer = await attempt().catch((failure: unknown) => {
      end()
      const error = namingWhatIsMissing(failure, { 'data.user': text.signIn.noUserData })
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
    start: () => resumeSession({ storage: deps.storage, now: deps.now, demoOffered, call, become, enter, end, offerAccounts, loginDemo }),
    login: withPassword,
    loginWithProvider: (token) =>
      signIn(
        () => call(loginWithProvider, { params: { provider: 'microsoft' }, body: { ...token, metadata: metadata() } }),
        emailIn(token.idToken),
      ),
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
      storage.write({ accountId: undefined, refreshToken: undefined, accessToken: undefined })
      become(supportFor(user, 'account-access', errorDetails, account.id))
    },
    logout: (notice) => {
      const { refreshToken, accessToken } = storage.tokens()
      // Signing out works without the service too; a refresh token that it did not revoke expires.
      const revoked = refreshToken && accessToken ? call(logout, { body: { refreshToken } }).catch(() => undefined) : Promise.resolve()
      const leave = demo || notice !== undefined ? undefined : deps.leaveProvider
      end(notice)
      void revoked.then(() => leave?.())
    },
    followOtherTab: () => {
      if (demo) return
      const { user, place } = storage.identity()
      const entered = storage.tokens().accessToken !== undefined && user && place
      if (!entered) return state.kind === 'signedIn' ? become({ kind: 'signedOut' }) : undefined
      if (state.kind !== 'signedIn' || !isSameScope(state, { user, ...place })) enter({ user, ...place })
    },
  }
}

const listenIn =
  <T>(listeners: Set<T>) =>
  (listener: T) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

const isSameScope = (left: SessionScope, right: SessionScope): boolean =>
  left.user.id === right.user.id && left.account.id === right.account.id && left.mfa?.restricted === right.mfa?.restricted

const scopeOf = ({ user, account, access, mfa }: SessionScope): SessionScope => ({ user, account, access, mfa })
