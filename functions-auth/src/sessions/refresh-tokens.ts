import type { refreshTokens as endpoint } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { SessionDocument } from '@auctionwiz/records/sessions'
import type { Membership } from '../accounts/accounts.ts'
import { showPerson } from '../accounts/members.ts'
import { longestSessions } from '../accounts/security-policy.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { refreshLimit, sessionRefreshLimit } from '../security/limits.ts'
import { endReusedSession } from './end-reused-session.ts'
import { type Grant, grantAccess } from './grant-access.ts'
import { recognizeToken, rotateToken, type UsableToken } from './rotation.ts'
import { parseRefreshToken, type RefreshToken } from './sessions.ts'

type RefreshParts = Pick<Deps, 'people' | 'accounts' | 'tokens' | 'rateLimiter' | 'mail' | 'revoker' | 'clock'>

/** Calls with one token at the same moment change the session one after the other. */
const races = 5

/** The token is replaced last: a call that is refused, or fails, leaves it as good as it was. */
export const refreshTokens =
  (parts: RefreshParts): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const token = parseRefreshToken(body.refreshToken)
    let usable = await parts.rateLimiter.attempt(refreshLimit(context.address), context.now, async () => {
      if (!token) throw new Failure('refresh_rejected')
      await parts.rateLimiter.consume(sessionRefreshLimit(token.sessionId), context.now)
      return usableToken(parts, token, context)
    })
    const person = parts.people.partition(usable.token.userId)
    for (let race = 1; race <= races; race += 1) {
      const { accessToken, expiresIn, mfa } = await newGrant(parts, usable, context)
      const refreshToken = await rotateToken(person, usable, context)
      if (refreshToken !== undefined) return { accessToken, refreshToken, expiresIn, ...(mfa && { mfa }) }
      usable = await usableToken(parts, usable.token, context)
    }
    throw new Failure('busy', { seconds: 1 })
  }

/** Fails with refresh_rejected, or with session_reused, which ends the session. */
async function usableToken(parts: RefreshParts, token: RefreshToken, context: CallContext): Promise<UsableToken> {
  const recognized = await recognizeToken(parts.people.partition(token.userId), token, context)
  if (recognized.outcome === 'usable') return recognized
  if (recognized.outcome === 'rejected') throw new Failure('refresh_rejected')
  await endReusedSession(parts, token, context)
  throw new Failure('session_reused')
}

/** Everything that can refuse the session's person now. */
async function newGrant(parts: RefreshParts, { token, session }: UsableToken, context: CallContext): Promise<Grant> {
  const { people, accounts } = parts
  const { accountId, lastUsedAt } = session.document
  const [user, membership] = await Promise.all([activeUser(people, token.userId), accounts.membership(accountId, token.userId)])
  requireYoung(membership, session.document, lastUsedAt, context.now)
  const grant = await grantAccess(parts, user, membership, token.sessionId, context.now)
  await showPerson(accounts.partition(accountId), user, context.now)
  return grant
}

const dayMs = 24 * 3600 * 1000

/** Fails with refresh_rejected for a session that the account lets live no longer: unused since `idleSince`, or as a whole. */
function requireYoung(
  membership: Membership | undefined,
  { createdAt, signedInAt = createdAt }: SessionDocument,
  idleSince: string,
  now: Date,
): void {
  const { idleDays, maximumDays } = membership?.stored.security?.sessions ?? longestSessions
  const idle = now.getTime() - Date.parse(idleSince) > idleDays * dayMs
  if (idle || now.getTime() - Date.parse(signedInAt) > maximumDays * dayMs) throw new Failure('refresh_rejected')
}
