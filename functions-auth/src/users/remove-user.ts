import type { removeUser as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import { requireAdministered } from '../security/administers.ts'
import { type ManageParts, manageMember } from './manage-member.ts'

export const removeUser =
  (parts: ManageParts): UseCase<typeof endpoint> =>
  async ({ body: { userId, auctionHouseId: named } }, context) => {
    const auctionHouseId = named ?? context.auctionHouseId
    requireAdministered(context.claims, [auctionHouseId], 'users:roles_assign')
    return manageMember(
      parts,
      {
        userId,
        action: 'user.remove',
        houseOnly: true,
        auctionHouseId,
        change: (member) => {
          const houses = member.houses.filter((house) => house.auctionHouseId !== auctionHouseId)
          if (houses.length === member.houses.length) throw notFound('User')
          return { ...member, houses }
        },
      },
      context,
    )
  }
