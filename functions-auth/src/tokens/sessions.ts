import { randomId } from '@auctionwiz/platform/core/ids'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument, type Versioned } from '@auctionwiz/platform/core/store'

/** One sign-in of a person into one account, kept alive by rotating refresh tokens. */
export interface SessionDocument extends StoredDocument {
  type: 'session'
  accountId: string
  /** SHA-256 of the refresh token that is good now. */
  refreshHash: string
  createdAt: string
  lastUsedAt: string
  userAgent: string
  address: string
  revokedAt?: string
}

/** Seconds a session lives without use, and at most in all. */
const idleLifetime = 14 * 24 * 3600
const absoluteLifetime = 90 * 24 * 3600

export type Rotation = { outcome: 'rotated'; refreshToken: string; session: SessionDocument } | { outcome: 'rejected' | 'reused' }

interface Origin {
  now: Date
  address: string
  userAgent: string
}

/** `<userId>.<sessionId>.<secret>`: names its own place, so that using it is one read. */
export const parseRefreshToken = (token: string): { userId: string; sessionId: string; secret: string } | undefined => {
  const [userId, sessionId, secret, ...rest] = token.split('.')
  return userId && sessionId && secret && rest.length === 0 ? { userId, sessionId, secret } : undefined
}

export const startSession = async (person: Partition, userId: string, accountId: string, origin: Origin) => {
  const id = randomId('ses')
  const secret = newSecret()
  const at = origin.now.toISOString()
  const session: SessionDocument = {
    id,
    type: 'session',
    accountId,
    refreshHash: await hash(secret),
    createdAt: at,
    lastUsedAt: at,
    userAgent: origin.userAgent,
    address: origin.address,
    ttl: idleLifetime,
  }
  await person.write([{ kind: 'create', document: session }])
  return { sessionId: id, refreshToken: `${userId}.${id}.${secret}` }
}

/** Swaps a refresh token for the next one. A token that was good before and comes again ends the session for whoever holds it. */
export const rotateSession = async (
  person: Partition,
  token: { userId: string; sessionId: string; secret: string },
  origin: Origin,
): Promise<Rotation> => {
  const stored = await person.read<SessionDocument>(token.sessionId)
  if (!stored || stored.document.revokedAt || isOver(stored.document, origin.now)) return { outcome: 'rejected' }
  if ((await hash(token.secret)) !== stored.document.refreshHash) {
    await endSession(person, stored, origin.now)
    return { outcome: 'reused' }
  }
  const secret = newSecret()
  const session = {
    ...stored.document,
    refreshHash: await hash(secret),
    lastUsedAt: origin.now.toISOString(),
    address: origin.address,
    userAgent: origin.userAgent,
  }
  try {
    await person.write([{ kind: 'replace', document: session, version: stored.version }])
  } catch (error) {
    // Someone else used the same token at the same moment: that is a reuse too.
    if (!isStoreError(error, 'stale')) throw error
    const now = await person.read<SessionDocument>(token.sessionId)
    if (now) await endSession(person, now, origin.now)
    return { outcome: 'reused' }
  }
  return { outcome: 'rotated', refreshToken: `${token.userId}.${token.sessionId}.${secret}`, session }
}

export const readSession = async (person: Partition, sessionId: string, now: Date): Promise<Versioned<SessionDocument> | undefined> => {
  const stored = await person.read<SessionDocument>(sessionId)
  return stored && !stored.document.revokedAt && !isOver(stored.document, now) ? stored : undefined
}

export const endSession = async (person: Partition, stored: Versioned<SessionDocument>, now: Date): Promise<void> => {
  const ended: SessionDocument = { ...stored.document, revokedAt: now.toISOString() }
  await person.write([{ kind: 'put', document: ended }])
}

const isOver = ({ createdAt }: SessionDocument, now: Date): boolean => now.getTime() - Date.parse(createdAt) > absoluteLifetime * 1000

const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/[+/=]/g, (c) => ({ '+': '-', '/': '_' })[c] ?? '')

const hash = async (secret: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
