import type { switchAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Versioned } from '@auctionwiz/platform/core/store'
import { showPerson } from '../accounts/show-person.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Parts } from '../parts.ts'
import { activeUser } from '../tokens/active-user.ts'
import { grantAccess } from '../tokens/grant-access.ts'
import { hashSecret } from '../tokens/secrets.ts'
import { moveSession, parseRefreshToken, readSession, type SessionDocument } from '../tokens/sessions.ts'

/**
 * With its refresh token the session goes on in the other account with the next one. An access token alone gets no more than an access token that
 * ends with it, so a stolen one is of no use for long.
 */
export const switchAccount =
  (parts: Pick<Parts, 'people' | 'accounts' | 'tokens'>): UseCase<typeof endpoint> =>
  async ({ body: { accountId, refreshToken } }, context) => {
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
    if (refreshToken !== undefined) await requireCurrent(refreshToken, session)
    const grant = await grantAccess(parts, user, membership, sessionId, now, refreshToken === undefined ? claims.expires : undefined)
    const event = accountAudit(context)({
      action: 'session.switch_account',
      subjectType: 'session',
      subjectId: sessionId,
      before: { accountId: claims.accountId },
      after: { accountId },
    })
    const moved = refreshToken !== undefined && (await moveSession(person, session, { userId, accountId }, context, [event]))
    if (!moved) await person.write([event])
    await showPerson(accounts.partition(accountId), user, now)
    return { ...grant, ...(moved && { refreshToken: moved }) }
  }

/** A token of before comes from a tab that has not heard of the next one yet, as its access token shows: it is refused and ends nothing. */
const requireCurrent = async (refreshToken: string, { document }: Versioned<SessionDocument>): Promise<void> => {
  const token = parseRefreshToken(refreshToken)
  if (token?.sessionId !== document.id || (await hashSecret(token.secret)) !== document.refreshHash) throw new Failure('refresh_rejected')
}
