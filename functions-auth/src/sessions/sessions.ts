import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { confirmedFor, readSession } from '@auctionwiz/records/live-sessions'
import { type SessionDocument, sessionRecord } from '@auctionwiz/records/sessions'
import type { People } from '../people/people.ts'
import { hashSecret, issuedSecret, newSecret } from '../security/secrets.ts'

/** Seconds that the store keeps one that was ended. */
const endedLifetime = 24 * 3600

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
export function parseRefreshToken(token: string): RefreshToken | undefined {
  const [, userId, sessionId, secret] = /^(usr_\w{1,40})\.(ses_\w{1,40})\.([\w-]{1,100})$/.exec(token) ?? []
  return userId && sessionId && secret ? { userId, sessionId, secret } : undefined
}

export async function startSession(person: Partition, userId: string, accountId: string, signedInAt: Date, origin: Origin) {
  const id = randomId('ses')
  const family = newSecret()
  const secret = await issuedSecret(family, newSecret())
  const at = origin.now.toISOString()
  await recordsOf(sessionRecord, person).create({
    id,
    accountId,
    refreshHash: await hashSecret(secret),
    family,
    createdAt: at,
    lastUsedAt: at,
    userAgent: origin.userAgent,
    address: origin.address,
    signedInAt: signedInAt.toISOString(),
  })
  return { sessionId: id, refreshToken: `${userId}.${id}.${secret}` }
}

export async function endedByReuse(person: Partition, sessionId: string): Promise<boolean> {
  const stored = await readerOf(sessionRecord, person).find(sessionId)
  return stored?.document.reused === true
}

export async function endSession(
  person: Partition,
  stored: Pick<Versioned<SessionDocument>, 'document'>,
  now: Date,
  beside: readonly Write[] = [],
) {
  const ended: SessionDocument = { ...stored.document, revokedAt: now.toISOString(), ttl: endedLifetime }
  await recordsOf(sessionRecord, person).put(ended, beside)
}

/** Keeps one session alive in the batch that ends all others. */
export const keptSession = ({ document, version }: Versioned<SessionDocument>, now: Date): Write =>
  sessionRecord.replacement({ ...document, keptAt: now.toISOString() }, version)

/** Notes in the session that its person has just proved to be there. @returns until when that counts. Fails with refresh_rejected when the session is over. */
export async function confirmSession(people: People, { claims, now }: AccountContext): Promise<{ confirmedUntil: string }> {
  const person = people.partition(claims.userId)
  if (!(await readSession(person, claims.sessionId, now))) throw new Failure('refresh_rejected')
  await recordsOf(sessionRecord, person).change(claims.sessionId, (session) => ({ ...session, confirmedAt: now.toISOString() }))
  return { confirmedUntil: new Date(now.getTime() + confirmedFor * 1000).toISOString() }
}
