import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type SessionDocument, sessionRecord } from './sessions.ts'
import { findUser } from './users.ts'

/** Seconds a session lives at most. */
const absoluteLifetime = 90 * 24 * 3600

/** Seconds that a sign-in or a confirmed password allows what needs a fresh one. */
export const confirmedFor = 15 * 60

/** A session that is not over: neither ended, nor too old, nor from before everything of the person was signed out. */
export async function readSession(person: PartitionReader, sessionId: string, now: Date): Promise<Versioned<SessionDocument> | undefined> {
  const [stored, user] = await Promise.all([readerOf(sessionRecord, person).find(sessionId), findUser(person)])
  return stored && user && isAlive(stored.document, user.document.sessionsFrom, now) ? stored : undefined
}

export function isAlive(session: SessionDocument, sessionsFrom: string | undefined, now: Date): boolean {
  const { createdAt, signedInAt = createdAt, keptAt = signedInAt, revokedAt } = session
  return (
    revokedAt === undefined && now.getTime() - Date.parse(createdAt) <= absoluteLifetime * 1000 && !(sessionsFrom && keptAt < sessionsFrom)
  )
}

/** Fails with confirmation_required unless this session's sign-in or last confirmed password is fresh. */
export async function requireConfirmed(person: PartitionReader, sessionId: string, now: Date): Promise<void> {
  const stored = await readSession(person, sessionId, now)
  const { confirmedAt, signedInAt = '' } = stored?.document ?? {}
  const last = Math.max(Date.parse(confirmedAt ?? '') || 0, Date.parse(signedInAt) || 0)
  if (now.getTime() - last > confirmedFor * 1000) throw new Failure('confirmation_required')
}
