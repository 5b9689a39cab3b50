import type { setDefaultAccount as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'

export const setDefaultAccount =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async ({ body: { accountId } }, context) => {
    const { userId } = context.claims
    const memberships = await people.memberships(userId)
    if (!memberships.some((membership) => membership.accountId === accountId)) throw new Failure('account_access')
    const changed = memberships.filter((membership) => membership.isDefault !== (membership.accountId === accountId))
    const writes = changed.map((membership) => membershipWrite(membership.accountId, membership.accountId === accountId))
    const before = memberships.find(({ isDefault }) => isDefault)?.accountId
    const event = { action: 'user.default_account', subjectType: 'user', subjectId: userId, before, after: accountId } as const
    if (writes.length > 0) await people.partition(userId).write([...writes, accountAudit(context)(event)])
    return { success: true }
  }
