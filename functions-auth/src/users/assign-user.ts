import type { assignUser as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { requireAdministered } from '../security/administers.ts'
import { grantedHouse, type ManageParts, manageMember } from './manage-member.ts'

export const assignUser =
  (parts: ManageParts): UseCase<typeof endpoint> =>
  async ({ body: { userId, role, auctionHouseId: named, version } }, context) => {
    const auctionHouseId = named ?? context.auctionHouseId
    requireAdministered(context.claims, [auctionHouseId], 'users:roles_assign')
    return manageMember(
      parts,
      {
        userId,
        action: 'user.assign',
        version,
        houseOnly: true,
        auctionHouseId,
        change: (member) => {
          const held = member.houses.find((house) => house.auctionHouseId === auctionHouseId)
          const others = member.houses.filter((house) => house !== held)
          const houses = [...others, grantedHouse(auctionHouseId, role, held, context)]
          return { ...member, houses, rolesSince: context.now.toISOString() }
        },
      },
      context,
    )
  }
