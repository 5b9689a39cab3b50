import type * as calls from '@auctionwiz/contracts/organizations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { connectPerson } from './connect-person.ts'
import type { ProviderVerifier } from './provider-token.ts'
import { vouchedPerson } from './vouched-person.ts'

export const readProvider =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.readProvider> =>
  async (_input, { claims }) => {
    const stored = await people.stored(claims.userId)
    if (!stored) throw new Failure('user_not_found')
    return { connected: (stored.document.tenants?.length ?? 0) > 0 }
  }

/** Both are proven: the user by this session's fresh sign-in, the provider's person by its token. */
export const connectProvider =
  (parts: Pick<Deps, 'store' | 'people' | 'rateLimiter'>, verify: ProviderVerifier): UseCase<typeof calls.connectProvider> =>
  async ({ body }, context) => {
    const { userId, sessionId } = context.claims
    const user = await activeUser(parts.people, userId)
    await requireConfirmed(parts.people.partition(userId), sessionId, context.now)
    const person = await vouchedPerson(parts, verify, body, context)
    const event = accountAudit(context)({
      action: 'user.organization_connect',
      subjectType: 'user',
      subjectId: userId,
      after: { tenantId: person.tenantId },
    })
    await connectPerson(parts, person, user.id, undefined, [event])
    return { success: true }
  }

/** Only the browser that requested a code can redeem it, because it has the verifier (PKCE). */
export const receiveProviderCode: UseCase<typeof calls.receiveProviderCode> = async () => {
  throw new Failure('code_not_redeemed')
}
