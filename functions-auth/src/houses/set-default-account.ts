import type { setDefaultAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { membershipWrite } from '../people/memberships.ts'

export const setDefaultAccount =
  ({ people }: Pick<Parts, 'people'>): UseCase<typeof endpoint> =>
  async ({ body: { accountId } }, { claims: { userId } }) => {
    const memberships = await people.memberships(userId)
    if (!memberships.some((membership) => membership.accountId === accountId)) throw new Failure('account_access')
    const changed = memberships.filter((membership) => membership.isDefault !== (membership.accountId === accountId))
    if (changed.length > 0)
      await people
        .partition(userId)
        .write(changed.map((membership) => membershipWrite(membership.accountId, membership.accountId === accountId)))
    return { success: true }
  }
