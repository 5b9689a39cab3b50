import { CallError, createClient, type Transport } from '@auctionwiz/contracts/client'
import { type MfaDemand, refreshTokens } from '@auctionwiz/contracts/sign-in'
import type { SessionStorage } from './session-storage.ts'

type Send = Transport['send']

export interface RefreshDeps {
  storage: () => SessionStorage
  send: Send
  address: Transport['address']
  now: () => number
  /** Runs one task at a time across all tabs. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** The service ended the session: nobody is signed in any longer, for the reason given. */
  onEnded: (reason: string) => void
  /** What the account demands of the user now. */
  onRenewed?: (mfa: MfaDemand | undefined) => void
}

/** A token that ends within this time is renewed before it is used, so that no large upload is sent in vain. */
const renewBefore = 30_000

/**
 * Sends with the access token as it is now: renewed when it is about to end, and once more, with a retry, when the service answers 401.
 * A refresh token works once, so tabs take turns, and a tab that waited uses what the one before it got.
 */
export const authorizedSend = (deps: RefreshDeps): Send => {
  const renewed = (token: string) => deps.exclusively(() => renew(deps, token))
  return async (url, init) => {
    const { accessToken, accessTokenExpiresAt = Number.POSITIVE_INFINITY } = deps.storage().tokens()
    if (!accessToken || bearer(init) !== accessToken) return deps.send(url, init)
    const ending = accessTokenExpiresAt - deps.now() < renewBefore
    const token = (ending ? await renewed(accessToken) : undefined) ?? accessToken
    const response = await deps.send(url, withBearer(init, token))
    if (response.status !== 401 || ending) return response
    const next = await renewed(token)
    if (!next) return response
    // An answer that nobody reads would keep its connection, of which a browser has few.
    await response.body?.cancel()
    return deps.send(url, withBearer(init, next))
  }
}

/** A new access token for the one that no longer works; undefined when the session has ended. */
const renew = async (deps: RefreshDeps, spent: string): Promise<string | undefined> => {
  const storage = deps.storage()
  const { accessToken, refreshToken } = storage.tokens()
  if (accessToken !== undefined && accessToken !== spent) return accessToken
  if (accessToken === undefined || refreshToken === undefined) return undefined
  const call = createClient({ address: deps.address, credentials: () => ({}), send: deps.send })
  try {
    const answer = await call(refreshTokens, { body: { refreshToken } })
    storage.write({
      refreshToken: answer.refreshToken,
      accessTokenExpiresAt: deps.now() + answer.expiresIn * 1000,
      accessToken: answer.accessToken,
    })
    deps.onRenewed?.(answer.mfa)
    return answer.accessToken
  } catch (error) {
    if (!(error instanceof CallError) || !endsSession(error)) throw error
    deps.onEnded(error.message)
    return undefined
  }
}

const endsSession = ({ code }: CallError): boolean =>
  code === 'refresh_rejected' || code === 'session_reused' || code === 'account_access' || code === 'account_suspended'

const bearer = (init: RequestInit): string | undefined => new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '')

const withBearer = (init: RequestInit, token: string): RequestInit => {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}
