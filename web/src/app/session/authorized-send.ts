import { CallError, createClient, type Transport } from '@auctionwiz/contracts/client'
import { type MfaDemand, refreshTokens } from '@auctionwiz/contracts/sign-in'
import { callWords } from './call-words.ts'
import type { SessionStorage } from './session-storage.ts'

type Send = Transport['send']

export interface RefreshDeps {
  storage: () => SessionStorage
  send: Send
  address: Transport['address']
  now: () => number
  /** Runs one task at a time across all tabs. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** The service ended the session, for the given reason. */
  onEnded: (reason: string) => void
  /** What the account demands of the user now. */
  onRenewed?: (mfa: MfaDemand | undefined) => void
}

/** A token that expires within this time is renewed before use, so that a large upload does not fail at its end. */
const renewBefore = 30_000

/**
 * Sends with the current access token. Renews it when it is about to expire; after a 401 renews it and retries once.
 * A refresh token works once, so tabs take turns, and a tab that waited uses the new token of the one before.
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
    // An unread answer would hold one of the browser's few connections.
    await response.body?.cancel()
    return deps.send(url, withBearer(init, next))
  }
}

/** Replaces an access token that no longer works; undefined when the session has ended. */
const renew = async (deps: RefreshDeps, spent: string): Promise<string | undefined> => {
  const storage = deps.storage()
  const { accessToken, refreshToken } = storage.tokens()
  if (accessToken !== undefined && accessToken !== spent) return accessToken
  if (accessToken === undefined || refreshToken === undefined) return undefined
  const call = createClient({ address: deps.address, credentials: () => ({}), send: deps.send, ...callWords })
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
