import { emailPattern } from '@auctionwiz/contracts/fields'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { HouseRole } from '@auctionwiz/contracts/roles'
import { inviteText as text } from './messages.ts'

/** The dialog's values. */
export interface InviteValues {
  email: string
  role: HouseRole | undefined
  houses: string[]
  /** All selected permissions, if they differ from the role's. */
  permissions: Permission[] | undefined
  message: string
}

export type InviteErrors = Partial<Record<'email' | 'role' | 'houses', string>>

/** Problems by field; the summary above the form names missing required fields in the service's words. */
export const checkInvite = ({ email, role, houses }: InviteValues): InviteErrors => {
  const typed = email.trim()
  return {
    ...(typed === '' ? { email: text.field } : emailPattern.test(typed) ? {} : { email: text.badEmail }),
    ...(role === undefined && { role: text.field }),
    ...(houses.length === 0 && { houses: text.chooseHouse }),
  }
}

/** The sentence over the form. */
export const inviteProblem = (values: InviteValues): string | undefined =>
  values.email.trim() === '' || values.role === undefined ? text.required : undefined

export const inviteBody = ({ email, role, houses, permissions, message }: InviteValues) => ({
  email: email.trim(),
  ...(role && { role }),
  auctionHouseIds: houses,
  ...(permissions && { permissions }),
  ...(message.trim() && { personalMessage: message.trim() }),
})
