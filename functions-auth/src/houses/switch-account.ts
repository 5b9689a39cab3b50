import type { switchAccount as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readSession } from '@auctionwiz/records/live-sessions'
import { showPerson } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { grantAccess } from '../sessions/grant-access.ts'
import { recognizeToken, rotateToken, type UsableToken } from '../sessions/rotation.ts'
import { parseRefreshToken } from '../sessions/sessions.ts'

/**
 * With its refresh token the session continues in the other account and gets the next one. Without it the caller gets only an access token with the
 * same expiry, so a stolen access token is useful only briefly.
 */
export const switchAccount =
  (parts: Pick<Deps, 'people' | 'accounts' | 'tokens'>): UseCase<typeof endpoint> =>
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
    const usable = refreshToken === undefined ? undefined : await usableToken(parts, refreshToken, accountId, context)
    const grant = await grantAccess(parts, user, membership, sessionId, now, refreshToken === undefined ? claims.expires : undefined)
    await showPerson(accounts.partition(accountId), user, now)
    const event = accountAudit(context)({
      action: 'session.switch_account',
      subjectType: 'session',
      subjectId: sessionId,
      before: { accountId: claims.accountId },
      after: { accountId },
    })
    if (usable === undefined) {
      await person.write([event])
      return grant
    }
    const moved = await rotateToken(person, usable, context, { accountId }, [event])
    if (moved === undefined) throw new Failure('stale_version')
    return { ...grant, refreshToken: moved }
  }

/** An earlier token comes from a tab that does not have the next one yet, as its access token shows: it is refused and ends nothing. */
async function usableToken(
  { people }: Pick<Deps, 'people'>,
  refreshToken: string,
  accountId: string,
  context: AccountContext,
): Promise<UsableToken> {
  const { userId, sessionId } = context.claims
  const token = parseRefreshToken(refreshToken)
  if (token?.sessionId !== sessionId || token.userId !== userId) throw new Failure('refresh_rejected')
  const recognized = await recognizeToken(people.partition(userId), token, context, accountId)
  if (recognized.outcome !== 'usable') throw new Failure('refresh_rejected')
  return recognized
}
