import type * as calls from '@auctionwiz/contracts/users'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { requireAdministered } from '../security/administers.ts'
import { grantedHouse, type ManageParts, manageMember } from './manage-member.ts'

export const assignUser =
  (parts: ManageParts): UseCase<typeof calls.assignUser> =>
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

export const removeUser =
  (parts: ManageParts): UseCase<typeof calls.removeUser> =>
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
