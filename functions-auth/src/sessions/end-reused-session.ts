import type { CallContext } from '@auctionwiz/platform/core/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { sessionRecord } from '@auctionwiz/records/sessions'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { endSession } from './sessions.ts'

/** A refresh token that comes twice was copied: nobody may go on with it, and its person is told. */
export const endReusedSession = async (
  { people, mail, revoker, clock }: Pick<Deps, 'people' | 'mail' | 'revoker' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string },
  context: CallContext,
): Promise<void> => {
  const person = people.partition(userId)
  const [session, user] = await Promise.all([readerOf(sessionRecord, person).find(sessionId), people.read(userId)])
  if (!session || !user) return
  const event = auditOf(context, userId)({ action: 'session.refresh_reused', subjectType: 'session', subjectId: sessionId })
  await endSession(person, { document: { ...session.document, reused: true } }, context.now, [event])
  await revoker.revoke([`session:${sessionId}`], clock())
  context.log.warn('refresh token used twice, session ended', { sessionId })
  const values = { name: user.name, when: when(context.now, user.profile), address: context.address }
  mail.post({ kind: 'session_reused', to: user.email, language: user.profile.language, values, link: mail.link('/security') })
}
