import { emailPattern } from '@auctionwiz/contracts/fields'
import type { Invitation, NewInvitation } from '@auctionwiz/contracts/invitations'
import { type HouseRole, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { AccountContext } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { type MemberDocument, memberId } from '../accounts/account-documents.ts'
import { requireAdministered } from '../accounts/administers.ts'
import type { Parts } from '../parts.ts'
import { userByEmail } from '../people/user-by-email.ts'
import { issueInvitation } from './issue-invitation.ts'

export type InviteParts = Pick<Parts, 'people' | 'attempts' | 'mail'>

/** Invites an address to houses that the caller administers. Fails as the contract says; nothing is written then. */
export const invite = async (
  parts: InviteParts,
  { email = '', role, permissions, personalMessage, auctionHouseIds }: NewInvitation & { auctionHouseIds: string[] },
  context: AccountContext,
): Promise<Invitation> => {
  if (!email || !role) throw new Failure('required_fields')
  if (!emailPattern.test(email)) throw new Failure('invalid_request', { fields: { email: 'Enter a valid email address.' } })
  requireRolePermissions(role, permissions)
  requireAdministered(context.claims, auctionHouseIds, 'users:invite')
  if (role === 'admin' && context.claims.accountRole !== 'owner') throw new Failure('owner_only')
  await requireNews(parts, email, role, auctionHouseIds, context)
  return issueInvitation(parts, { email, role, auctionHouseIds, ...(personalMessage && { personalMessage }) }, context)
}

/** Permissions follow from the role; others are refused rather than left out in silence. */
export const requireRolePermissions = (role: HouseRole, permissions: readonly string[] | undefined): void => {
  if (permissions === undefined) return
  const own: readonly string[] = permissionsOf(role)
  if (permissions.length === own.length && permissions.every((permission) => own.includes(permission))) return
  throw new Failure('invalid_request', { fields: { permissions: 'Permissions follow from the role. Leave them out.' } })
}

const requireNews = async (
  { people }: InviteParts,
  email: string,
  role: HouseRole,
  auctionHouseIds: readonly string[],
  { account }: AccountContext,
): Promise<void> => {
  const user = await userByEmail(people, email)
  const member = user && (await account.read<MemberDocument>(memberId(user.id)))?.document
  if (!member || member.status === 'suspended') return
  const has = (id: string) => member.houses.some((house) => house.auctionHouseId === id && house.role === role)
  if (member.accountRole === 'owner' || auctionHouseIds.every(has)) throw new Failure('already_member', { email })
}
