import type { endMySessions as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from './revoking.ts'

/** One mark in the user ends them all, those that begin at this moment too. */
export const endMySessions =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { userId } = context.claims
    const event = accountAudit(context)({ action: 'session.end_all', subjectType: 'user', subjectId: userId })
    await revoking(parts, [`user:${userId}`], () =>
      parts.people.change(
        userId,
        (stored) => ({ ...stored, sessionsFrom: parts.clock().toISOString() }),
        () => [event],
      ),
    )
    return { success: true }
  }
