import type { setUserHouseAccess as endpoint } from '@auctionwiz/contracts/users'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { requireAdministered } from '../security/administers.ts'
import { grantedHouse, type ManageParts, manageMember } from './manage-member.ts'

export const setUserHouseAccess =
  (parts: ManageParts): UseCase<typeof endpoint> =>
  async ({ params, body: { houses, version } }, context) => {
    const ids = houses.map(({ auctionHouseId }) => auctionHouseId)
    if (new Set(ids).size < ids.length) throw new Failure('invalid_request', { fields: { houses: 'List each auction house only once.' } })
    requireAdministered(context.claims, ids, 'users:roles_assign')
    return manageMember(
      parts,
      {
        userId: params.id,
        action: 'user.house_access',
        version,
        change: (member) => ({
          ...member,
          rolesSince: context.now.toISOString(),
          houses: houses.map(({ auctionHouseId, role }) =>
            grantedHouse(
              auctionHouseId,
              role,
              member.houses.find((house) => house.auctionHouseId === auctionHouseId),
              context,
            ),
          ),
        }),
      },
      context,
    )
  }
