import type { User } from '@auctionwiz/contracts/identity'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { notifyOwn } from '@auctionwiz/records/notify'
import { type SessionDocument, sessionRecord } from '@auctionwiz/records/sessions'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { revoking } from './revoking.ts'
import { endSession, type RefreshToken } from './sessions.ts'

type Parts = Pick<Deps, 'people' | 'mail' | 'revoker' | 'clock'>
type Reuse = NonNullable<SessionDocument['unreported']>

/**
 * A refresh token used twice was copied: ends the session with its access tokens and notifies the user. A call that was interrupted can be repeated,
 * with any token of the session: it continues where the one before failed.
 */
export async function endReusedSession(parts: Parts, { userId, sessionId }: RefreshToken, context: CallContext): Promise<void> {
  const person = parts.people.partition(userId)
  const [stored, user] = await Promise.all([readerOf(sessionRecord, person).find(sessionId), parts.people.read(userId)])
  if (!stored || !user) return
  const { reused, unreported } = stored.document
  if (reused && !unreported) return
  const reuse = unreported ?? { at: context.now.toISOString(), address: context.address }
  await revoking(parts, [`session:${sessionId}`], async () => {
    if (reused) return
    const event = auditOf(context, userId)({ action: 'session.refresh_reused', subjectType: 'session', subjectId: sessionId })
    await endSession(person, { document: { ...stored.document, reused: true, unreported: reuse } }, context.now, [event])
    context.log.warn('refresh token used twice, session ended', { sessionId })
  })
  await reportReuse(parts, person, user, { sessionId, reuse }, context.now)
}

/** The mail has the same id at each try, so that it is sent once. */
async function reportReuse(
  { mail }: Parts,
  person: Partition,
  user: User,
  { sessionId, reuse }: { sessionId: string; reuse: Reuse },
  now: Date,
): Promise<void> {
  const { id: userId, email, firstName, profile } = user
  const values = { name: firstName, when: when(new Date(reuse.at), profile), address: reuse.address }
  const id = await derivedId('msg', 'session_reused', sessionId)
  await notifyOwn(person, userId, { cause: ['session_reused', sessionId], kind: 'session_reused', facts: { address: reuse.address } }, now)
  mail.post({ id, kind: 'session_reused', to: email, language: profile.language, values, link: mail.link('/security') })
  await recordsOf(sessionRecord, person).change(sessionId, ({ unreported: reported, ...session }) => (reported ? session : undefined))
}
