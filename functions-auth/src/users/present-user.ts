import { houseRoles } from '@auctionwiz/contracts/permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import type { MemberDocument, PersonCopy } from '@auctionwiz/records/members'
import { versionOf } from '@auctionwiz/records/revisions'

const nobody = { name: '', firstName: '', lastName: '', email: '', mfa: false }

/** A member as lists show them; within a house with the role held there. */
export function presentUser(member: MemberDocument, auctionHouseId?: string): AccountUser {
  const { mfa, mfaMethods, ...person }: PersonCopy = member.person ?? nobody
  const { userId, accountRole, houses, status = 'active', lastActiveAt, assignedAt } = member
  return {
    ...person,
    id: userId,
    accountRole,
    role: roleOf(member, auctionHouseId),
    houses,
    status,
    mfa: { enabled: mfa, ...(mfa && mfaMethods && { methods: mfaMethods }) },
    assignedAt,
    version: versionOf(member),
    ...(lastActiveAt && { lastActiveAt }),
  }
}

function roleOf({ accountRole, houses }: MemberDocument, auctionHouseId: string | undefined): AccountUser['role'] {
  if (accountRole === 'owner') return 'owner'
  const held = houses.filter((house) => auctionHouseId === undefined || house.auctionHouseId === auctionHouseId).map(({ role }) => role)
  return houseRoles.find((role) => held.includes(role)) ?? 'none'
}
