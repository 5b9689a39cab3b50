import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { readSession } from '@auctionwiz/records/live-sessions'
import { type SessionDocument, sessionRecord } from '@auctionwiz/records/sessions'
import { derivedSecret, hashSecret, isIssued, issuedSecret, newSecret } from '../security/secrets.ts'
import { deviceOf } from './device.ts'
import { endedByReuse, type Origin, type RefreshToken } from './sessions.ts'

/** Seconds for which a replaced refresh token still answers, with the same successor: the answer before may have been lost. */
const grace = 30

/** A refresh token that may be used: the session's current one, or the one just replaced. */
export interface UsableToken {
  outcome: 'usable'
  token: RefreshToken
  session: Versioned<SessionDocument>
  /** Given for a token that was just replaced; it must not be rotated again. */
  successor?: string
}

/** `reused` is a token that the session replaced earlier; a wrong secret is `rejected` and changes nothing. */
export type Recognized = UsableToken | { outcome: 'rejected' | 'reused' | 'ended' }

/**
 * Says what a refresh token is, without changing anything. `movedTo` when the call moves the session to an account: a call whose answer was lost
 * has done so already.
 */
export async function recognizeToken(person: Partition, token: RefreshToken, origin: Origin, movedTo?: string): Promise<Recognized> {
  const session = await readSession(person, token.sessionId, origin.now)
  if (!session) return { outcome: (await endedByReuse(person, token.sessionId)) ? 'ended' : 'rejected' }
  const { refreshHash, previous, family } = session.document
  const hash = await hashSecret(token.secret)
  if (hash === refreshHash) return { outcome: 'usable', token, session }
  if (previous && family && previous.hash === hash && isJustReplaced(session.document, origin)) {
    // Another tab moved the session to another account, which this one does not show.
    if ((movedTo ?? previous.accountId) !== session.document.accountId) return { outcome: 'rejected' }
    return { outcome: 'usable', token, session, successor: await successorOf(token, family, previous.salt) }
  }
  return { outcome: family && (await isIssued(family, token.secret)) ? 'reused' : 'rejected' }
}

const isJustReplaced = ({ previous }: SessionDocument, { now, userAgent }: Origin): boolean =>
  previous !== undefined &&
  now.getTime() - Date.parse(previous.replacedAt) <= grace * 1000 &&
  deviceOf(previous.userAgent) === deviceOf(userAgent)

/** The same for everybody who has the token before: nothing that opens the session is stored. */
async function successorOf(token: RefreshToken, family: string, salt: string): Promise<string> {
  const secret = await issuedSecret(family, await derivedSecret(token.secret, salt))
  return `${token.userId}.${token.sessionId}.${secret}`
}

/**
 * Replaces a token by its successor, with `change` to the session and the writes of `beside` in the same batch. Call it after every check that can fail.
 * @returns the successor; undefined when the session changed meanwhile, so that the caller must check the token again
 */
export async function rotateToken(
  person: Partition,
  { token, session, successor }: UsableToken,
  { now, address, userAgent }: Origin,
  change: Partial<SessionDocument> = {},
  beside: readonly Write[] = [],
): Promise<string | undefined> {
  if (successor !== undefined) return successor
  const { document, version } = session
  const { family = newSecret(), refreshHash, accountId } = document
  const salt = newSecret()
  const next = await successorOf(token, family, salt)
  const rotated: SessionDocument = {
    ...document,
    family,
    refreshHash: await hashSecret(next.slice(next.lastIndexOf('.') + 1)),
    previous: { hash: refreshHash, salt, replacedAt: now.toISOString(), userAgent, accountId },
    lastUsedAt: now.toISOString(),
    address,
    userAgent,
    ...change,
  }
  try {
    await recordsOf(sessionRecord, person).replace(rotated, version, beside)
    return next
  } catch (error) {
    if (isStoreError(error, 'stale')) return undefined
    throw error
  }
}
