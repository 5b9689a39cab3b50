import type { revokeSession as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readMember } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { requireReach, requireSomewhere } from '../security/administers.ts'
import { endOneSession } from './end-one-session.ts'

export const revokeSession =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ params, body: { userId } }, context) => {
    const { claims, account } = context
    const others = userId !== undefined && userId !== claims.userId
    if (others) {
      requireSomewhere(claims, 'users:edit')
      requireReach(claims, await readMember(account, userId))
    }
    const scope = others ? { accountId: claims.accountId } : {}
    await endOneSession(parts, { userId: userId ?? claims.userId, sessionId: params.id, ...scope }, context)
    return { success: true }
  }
