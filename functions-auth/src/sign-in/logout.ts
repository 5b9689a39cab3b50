import type { logout as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readSession } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { endSession } from '../sessions/sessions.ts'

/** Ends the session of the access token itself, so a wrong or old refresh token cannot keep it alive. */
export const logout =
  ({ people, revoker, clock }: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { userId, sessionId } = context.claims
    const person = people.partition(userId)
    const session = await readSession(person, sessionId, context.now)
    const event = accountAudit(context)({ action: 'user.sign_out', subjectType: 'session', subjectId: sessionId })
    if (session) await endSession(person, session, context.now, [event])
    await revoker.revoke([`session:${sessionId}`], clock())
    return { success: true }
  }
