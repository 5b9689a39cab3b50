import type { AccessClaims } from '@auctionwiz/contracts/identity'
import * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import type { TokenVerifier } from '../http/runtime.ts'
import type { Logger } from '../logging/logger.ts'
import { outageLog } from '../logging/outage-log.ts'
import { readerOf } from '../records/reader.ts'
import { record } from '../records/record.ts'
import { partitionOf } from '../store/partition.ts'
import type { DocumentStore } from '../store/store.ts'

/**
 * Revokes tokens issued before a moment: of a person, of a person in one account, or of a whole account. A revoked session has no valid
 * tokens, because a concurrent refresh may still sign one.
 * The holder of a revoked token gets `token_expired` and renews it, which returns the current rights or the reason for their end.
 */
export type RevocationKey = `user:${string}` | `session:${string}` | `member:${string}:${string}` | `account:${string}`

export interface Revoker {
  /** From now on tokens of these keys made before `at`, and all tokens of a session, are refused, by every instance within four seconds. */
  revoke(keys: readonly RevocationKey[], at: Date): Promise<void>
}

export interface RevocationList {
  /** Fails with token_expired when one of the keys was revoked after `issuedAt`, or a session at all; with busy when the list cannot be had. */
  check(keys: readonly RevocationKey[], issuedAt: () => number): Promise<void>
}

/** Seconds: a little longer than the longest token. */
const lifetime = 20 * 60

export const revocationRecord = record({
  type: 'revocation',
  container: 'throttles',
  names: ['revocation', 'revocations'],
  about: 'That the tokens of a user, a session, a member or an account from before a moment are refused. One partition holds all.',
  fields: () => ({
    /** Milliseconds since 1970. */
    at: z.number(),
  }),
  ttl: lifetime,
  personalData: 'none',
})

export const revocationHeadRecord = record({
  type: 'revocation-head',
  container: 'throttles',
  names: ['mark of the last revocation', 'marks of the last revocation'],
  about: 'Changes with each revocation, so that every instance reads the list again only then.',
  fields: () => ({ stamp: z.string() }),
  ttl: lifetime,
  personalData: 'none',
})

/** One partition holds them all: they live a little longer than the longest token, so there are few. */
const partitionKey = ['revocations']
const headId = 'head'
const pageSize = 500

/** Writes a revocation and, in the same batch, the marker that makes every instance read the list again. */
export const revoker = (store: DocumentStore): Revoker => ({
  revoke: async (keys, at) => {
    const revocations = keys.map((id) => revocationRecord.put({ id, at: at.getTime() }))
    const head = revocationHeadRecord.put({ id: headId, stamp: crypto.randomUUID() })
    await partitionOf(store, 'throttles', partitionKey).write([...revocations, head])
  },
})

/** Milliseconds after which the list is read again in the background, and after which calls wait for it. */
const refreshAfter = 2_000
const trustedFor = 4_000

/**
 * This instance's copy of the list. While calls come, it is refreshed every two seconds in the background: one point read, and the entries only
 * after a revocation. After an idle period or a failed read, calls wait for it: no call uses a list older than four seconds.
 */
export const revocationList = (store: DocumentStore, now: () => number, log: Logger): RevocationList => {
  const partition = partitionOf(store, 'throttles', partitionKey)
  let revoked: ReadonlyMap<string, number> = new Map()
  let stamp: string | undefined
  let knownAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const outage = outageLog(log, 'the list of revoked tokens')

  const read = async (): Promise<void> => {
    const startedAt = now()
    const head = await readerOf(revocationHeadRecord, partition).find(headId)
    const current = head?.document.stamp ?? 'none'
    if (current !== stamp) revoked = await readAll()
    stamp = current
    knownAt = startedAt
    outage.worked()
  }

  const readAll = async (): Promise<Map<string, number>> => {
    const entries = new Map<string, number>()
    for await (const { document } of readerOf(revocationRecord, partition).each({}, pageSize)) entries.set(document.id, document.at)
    return entries
  }

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    check: async (keys, issuedAt) => {
      const age = now() - knownAt
      if (age > trustedFor)
        await refresh().catch((error: unknown) => {
          outage.failed(error)
          throw new Failure('busy', { seconds: 2 })
        })
      else if (age > refreshAfter) refresh().catch(outage.failed)
      for (const key of keys) {
        const at = revoked.get(key)
        if (at !== undefined && (key.startsWith('session:') || issuedAt() <= at)) throw new Failure('token_expired')
      }
    },
  }
}

/** The user of a session token and its time of issue, in milliseconds since 1970; `entered` when an access token replaced it. */
export interface SessionBearer {
  userId: string
  signedInAt?: number
  entered?: true
}

/**
 * A verifier that rejects revoked tokens. An access token proves the identity too, so it grants what a session token does,
 * except entering an account, which needs a separate sign-in.
 */
export const revocable = (tokens: TokenVerifier, list: RevocationList): TokenVerifier => {
  const access = async (token: string): Promise<AccessClaims> => {
    const claims = await tokens.access(token)
    const { userId, accountId, sessionId, viewedBy, key } = claims
    // The person behind the bearer: the token ends with that person's access too.
    const behind = viewedBy ?? key?.responsibleId
    const people = behind === undefined ? [userId] : [userId, behind]
    const keys = people.flatMap((person): RevocationKey[] => [`user:${person}`, `member:${accountId}:${person}`])
    await list.check([...keys, `session:${sessionId}`, `account:${accountId}`], () => issuedAt(token))
    return claims
  }
  return {
    access,
    session: async (token): Promise<SessionBearer> => {
      const bearer = await tokens.session(token).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'unauthenticated') return undefined
        throw error
      })
      if (!bearer) {
        const { userId, userName, viewedBy, key } = await access(token)
        if (key) throw new Failure('api_key_refused')
        if (viewedBy !== undefined) throw new Failure('view_only', { person: userName })
        return { userId, entered: true }
      }
      const signedInAt = issuedAt(token)
      await list.check([`user:${bearer.userId}`], () => signedInAt)
      return Number.isFinite(signedInAt) ? { ...bearer, signedInAt } : bearer
    },
  }
}

/** A verified token's time of issue in milliseconds since 1970; a token without one counts as older than any revocation. */
const issuedAt = (token: string): number => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { iat } = JSON.parse(atob(payload)) as { iat?: unknown }
    return typeof iat === 'number' ? Math.round(iat * 1000) : Number.NEGATIVE_INFINITY
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

/** Nothing is revoked where tokens never leave the page. */
export const noRevoker: Revoker = { revoke: async () => undefined }
