import { emailPattern } from '@auctionwiz/contracts/fields'
import type { Adjustment } from '@auctionwiz/contracts/identity'
import type { inviteUser as endpoint, Invitation, NewInvitation } from '@auctionwiz/contracts/invitations'
import { type HouseRole, outranks } from '@auctionwiz/contracts/roles'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { findMember } from '@auctionwiz/records/members'
import { userByEmail } from '../people/addresses.ts'
import { requireAdministered } from '../security/administers.ts'
import { adjustPermissions, roleDenials } from '../users/adjust-permissions.ts'
import { type InviteParts, issueInvitation } from './issue-invitation.ts'

export const inviteUser =
  (parts: InviteParts): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    invite(parts, { ...body, auctionHouseIds: body.auctionHouseIds ?? [context.auctionHouseId] }, context)

/** Invites an address to houses that the caller administers. Fails as the contract says; nothing is written then. */
export async function invite(
  parts: InviteParts,
  { email = '', role, permissions, personalMessage, auctionHouseIds }: NewInvitation & { auctionHouseIds: string[] },
  context: AccountContext,
): Promise<Invitation> {
  if (!email || !role) throw new Failure('required_fields')
  if (!emailPattern.test(email)) throw new Failure('invalid_request', { fields: { email: 'Enter a valid email address.' } })
  requireAdministered(context.claims, auctionHouseIds, 'users:invite')
  if (role === 'admin' && context.claims.accountRole !== 'owner') throw new Failure('owner_only')
  const beside = offeredAdjustments(role, auctionHouseIds, permissions, context)
  await requireNews(parts, email, role, auctionHouseIds, context)
  return issueInvitation(parts, { email, role, auctionHouseIds, ...beside, ...(personalMessage && { personalMessage }) }, context)
}

/** The same permissions in every house: the caller must hold in each what they give or take there; of a bare role, what they lack is left out. */
export function offeredAdjustments(
  role: HouseRole,
  auctionHouseIds: readonly string[],
  permissions: readonly string[] | undefined,
  context: AccountContext,
): { adjustments?: Adjustment[] } {
  const perHouse = auctionHouseIds.map((auctionHouseId) =>
    permissions ? adjustPermissions({ auctionHouseId }, role, permissions, context) : roleDenials(role, { auctionHouseId }, context),
  )
  const adjustments = [...new Map(perHouse.flat().map((one) => [one.permission, one])).values()]
  return adjustments.length > 0 ? { adjustments } : {}
}

const roleNames: Record<HouseRole, string> = { admin: 'Admin', staff: 'Staff', viewer: 'Viewer' }

/** Fails with already_member when nothing would be new, with higher_role when the invitation would take something away. */
async function requireNews(
  { people }: InviteParts,
  email: string,
  role: HouseRole,
  auctionHouseIds: readonly string[],
  { account }: AccountContext,
): Promise<void> {
  const user = await userByEmail(people, email)
  const member = user && (await findMember(account, user.id))?.document
  if (!member || member.status === 'suspended') return
  const higher = member.houses.find((house) => auctionHouseIds.includes(house.auctionHouseId) && outranks(house.role, role))
  if (higher && member.accountRole !== 'owner') throw new Failure('higher_role', { email, role: roleNames[higher.role] })
  const has = (id: string) => member.houses.some((house) => house.auctionHouseId === id && house.role === role)
  if (member.accountRole === 'owner' || auctionHouseIds.every(has)) throw new Failure('already_member', { email })
}
