import { emailPattern } from '@auctionwiz/contracts/fields'
import { type Permission, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { HouseRole } from '@auctionwiz/contracts/roles'
import type { FieldErrors } from '../../ui/record-form/record-changes.ts'
import { inviteText as text } from './messages.ts'

/** The form's values; without a role there are no permissions. */
export interface InviteValues {
  email: string
  role: HouseRole | ''
  permissions: readonly Permission[]
  auctionHouseIds: readonly string[]
  personalMessage: string
}

/** An empty invitation to one house, if the sender may invite to any. */
export const emptyInvite = (auctionHouseId: string | undefined): InviteValues => ({
  email: '',
  role: '',
  permissions: [],
  auctionHouseIds: auctionHouseId === undefined ? [] : [auctionHouseId],
  personalMessage: '',
})

export const checkInvite = ({ email, role, auctionHouseIds }: InviteValues): FieldErrors<InviteValues> => {
  const typed = email.trim()
  return {
    ...(typed === '' ? { email: text.field } : emailPattern.test(typed) ? {} : { email: text.badEmail }),
    ...(role === '' && { role: text.field }),
    ...(auctionHouseIds.length === 0 && { auctionHouseIds: text.chooseHouse }),
  }
}

/** The sentence over the form while a required field is empty. */
export const inviteProblem = ({ email, role }: InviteValues): string | undefined =>
  email.trim() === '' || role === '' ? text.required : undefined

/** What is sent: permissions only where they differ from the role's. */
export const inviteBody = ({ email, role, permissions, auctionHouseIds, personalMessage }: InviteValues) => {
  const ofRole = role === '' ? [] : permissionsOf(role)
  const differ = permissions.length !== ofRole.length || permissions.some((permission) => !ofRole.includes(permission))
  return {
    email: email.trim(),
    ...(role !== '' && { role }),
    auctionHouseIds: [...auctionHouseIds],
    ...(differ && { permissions: [...permissions] }),
    ...(personalMessage.trim() && { personalMessage: personalMessage.trim() }),
  }
}
