import type { changeUserRole as endpoint } from '@auctionwiz/contracts/users'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { MemberDocument } from '@auctionwiz/records/members'
import { readMember } from '../accounts/members.ts'
import { requireReach } from '../security/administers.ts'
import { adjustPermissions } from './adjust-permissions.ts'
import { grantedHouse, type ManageParts, manageMember } from './manage-member.ts'

/** In the house of the call; elsewhere the person keeps the role held there. Another role ends what was granted or denied directly. */
export const changeUserRole =
  (parts: ManageParts): UseCase<typeof endpoint> =>
  async ({ params, body: { role, permissions, version } }, context) => {
    const { auctionHouseId } = context
    requireReach(context.claims, await readMember(context.account, params.id), false)
    if (!role && !permissions) throw new Failure('required_fields')
    const change = (member: MemberDocument): MemberDocument => {
      const held = member.houses.find((house) => house.auctionHouseId === auctionHouseId)
      if (!held) throw notFound('User')
      const { adjustments, ...granted } = grantedHouse(auctionHouseId, role ?? held.role, held, context)
      const wanted = permissions ? adjustPermissions(held, granted.role, permissions, context) : adjustments
      const given = wanted?.length ? { ...granted, adjustments: wanted } : granted
      const houses = member.houses.map((house) => (house === held ? given : house))
      return { ...member, houses, rolesSince: context.now.toISOString() }
    }
    return manageMember(parts, { userId: params.id, action: 'user.role_change', version, auctionHouseId, houseOnly: true, change }, context)
  }
