import type { switchAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { showPerson } from '../accounts/show-person.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Parts } from '../parts.ts'
import { activeUser } from '../tokens/active-user.ts'
import { grantAccess } from '../tokens/grant-access.ts'
import { moveSession, readSession } from '../tokens/sessions.ts'

/** The session goes on in the other account with a refresh token of its own; the old one is void. */
export const switchAccount =
  (parts: Pick<Parts, 'people' | 'accounts' | 'tokens'>): UseCase<typeof endpoint> =>
  async ({ body: { accountId } }, context) => {
    const { people, accounts } = parts
    const { claims, now } = context
    const { userId, sessionId } = claims
    const person = people.partition(userId)
    const [user, session, membership] = await Promise.all([
      activeUser(people, userId),
      readSession(person, sessionId, now),
      accounts.membership(accountId, userId),
    ])
    if (!session) throw new Failure('refresh_rejected')
    const grant = await grantAccess(parts, user, membership, sessionId, now)
    const event = accountAudit(context)({
      action: 'session.switch_account',
      subjectType: 'session',
      subjectId: sessionId,
      before: { accountId: claims.accountId },
      after: { accountId },
    })
    const refreshToken = await moveSession(person, session, { userId, accountId }, context, [event])
    await showPerson(accounts.partition(accountId), user, now)
    return { ...grant, refreshToken }
  }
