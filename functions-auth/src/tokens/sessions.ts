import { Failure } from '@auctionwiz/platform/core/failure'
import { randomId } from '@auctionwiz/platform/core/ids'
import type { Partition } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Versioned, Write } from '@auctionwiz/platform/core/store'
import { findUser } from '@auctionwiz/records/users'
import { hashSecret, issuedSecret, newSecret } from './secrets.ts'

/** One sign-in of a person into one account, kept alive by rotating refresh tokens. */
export interface SessionDocument extends StoredDocument {
  type: 'session'
  accountId: string
  /** SHA-256 of the refresh token that is good now. */
  refreshHash: string
  /** Marks the secrets issued for this session, so that an earlier one differs from a guess. */
  family?: string
  /** The refresh token before; see `rotation.ts`. */
  previous?: PreviousToken
  createdAt: string
  lastUsedAt: string
  userAgent: string
  address: string
  revokedAt?: string
  /** It was ended because a refresh token came twice, which whoever still has it open is told. */
  reused?: true
  /** When the person signed in; the session begins when they enter an account. */
  signedInAt?: string
  /** When the password was confirmed again for a change to how one signs in. */
  confirmedAt?: string
  /** Stayed alive although all others were ended then. */
  keptAt?: string
}

/** A refresh token that was replaced. Its own secret and `salt` together give its successor, which is stored nowhere. */
export interface PreviousToken {
  hash: string
  salt: string
  replacedAt: string
  /** The browser that used it, and the account that its session was in. */
  userAgent: string
  accountId: string
}

/** Seconds a session lives without use, and at most in all. */
const idleLifetime = 14 * 24 * 3600
const absoluteLifetime = 90 * 24 * 3600
/** Seconds that the store keeps one that was ended. */
const endedLifetime = 24 * 3600

/** Seconds that a sign-in or a confirmed password allows changes to how one signs in. */
export const confirmedFor = 15 * 60

export interface Origin {
  now: Date
  address: string
  userAgent: string
}

export interface RefreshToken {
  userId: string
  sessionId: string
  secret: string
}

/** `<userId>.<sessionId>.<secret>`: names its own place, so that using it is one read. */
export const parseRefreshToken = (token: string): RefreshToken | undefined => {
  const [, userId, sessionId, secret] = /^(usr_\w{1,40})\.(ses_\w{1,40})\.([\w-]{1,100})$/.exec(token) ?? []
  return userId && sessionId && secret ? { userId, sessionId, secret } : undefined
}

export const startSession = async (person: Partition, userId: string, accountId: string, signedInAt: Date, origin: Origin) => {
  const id = randomId('ses')
  const family = newSecret()
  const secret = await issuedSecret(family, newSecret())
  const at = origin.now.toISOString()
  const session: SessionDocument = {
    id,
    type: 'session',
    accountId,
    refreshHash: await hashSecret(secret),
    family,
    createdAt: at,
    lastUsedAt: at,
    userAgent: origin.userAgent,
    address: origin.address,
    signedInAt: signedInAt.toISOString(),
    ttl: idleLifetime,
  }
  await person.write([{ kind: 'create', document: session }])
  return { sessionId: id, refreshToken: `${userId}.${id}.${secret}` }
}

/** A session that is not over: neither ended, nor too old, nor from before everything of the person was signed out. */
export const readSession = async (person: Partition, sessionId: string, now: Date): Promise<Versioned<SessionDocument> | undefined> => {
  const [stored, user] = await Promise.all([person.read<SessionDocument>(sessionId), findUser(person)])
  return stored?.document.type === 'session' && user && isAlive(stored.document, user.document.sessionsFrom, now) ? stored : undefined
}

export const endedByReuse = async (person: Partition, sessionId: string): Promise<boolean> => {
  const stored = await person.read<SessionDocument>(sessionId)
  return stored?.document.type === 'session' && stored.document.reused === true
}

export const isAlive = (session: SessionDocument, sessionsFrom: string | undefined, now: Date): boolean => {
  const { createdAt, signedInAt = createdAt, keptAt = signedInAt, revokedAt } = session
  return (
    revokedAt === undefined && now.getTime() - Date.parse(createdAt) <= absoluteLifetime * 1000 && !(sessionsFrom && keptAt < sessionsFrom)
  )
}

export const endSession = async (
  person: Partition,
  stored: Pick<Versioned<SessionDocument>, 'document'>,
  now: Date,
  beside: readonly Write[] = [],
) => {
  const ended: SessionDocument = { ...stored.document, revokedAt: now.toISOString(), ttl: endedLifetime }
  await person.write([{ kind: 'put', document: ended }, ...beside])
}

/** Keeps one session alive in the batch that ends all others. */
export const keptSession = ({ document, version }: Versioned<SessionDocument>, now: Date): Write => {
  const kept: SessionDocument = { ...document, keptAt: now.toISOString() }
  return { kind: 'replace', document: kept, version }
}

/** Fails with confirmation_required unless this session's sign-in or last confirmed password is fresh. */
export const requireConfirmed = async (person: Partition, sessionId: string, now: Date): Promise<void> => {
  const stored = await readSession(person, sessionId, now)
  const { confirmedAt, signedInAt = '' } = stored?.document ?? {}
  const last = Math.max(Date.parse(confirmedAt ?? '') || 0, Date.parse(signedInAt) || 0)
  if (now.getTime() - last > confirmedFor * 1000) throw new Failure('confirmation_required')
}
