import type { updateBidder } from '@auctionwiz/contracts/bidder-edits'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { changesOf } from '../../ui/record-form/record-changes.ts'
import { addressFields, addressOf, type BidderField, type BidderFormValues, byRules } from './bidder-form.ts'

/** The body of a change: the fields that differ from `base`, and the version they were read at. */
export const changeBody = (base: BidderFormValues, values: BidderFormValues, version: string): BodyInputOf<typeof updateBidder> => {
  const changes = changesOf(base, values)
  const changed = (field: BidderField) => field in changes
  return {
    ...(changed('firstName') ? { firstName: values.firstName.trim() } : {}),
    ...(changed('lastName') ? { lastName: values.lastName.trim() } : {}),
    ...(changed('email') ? { email: values.email.trim() } : {}),
    ...(changed('phone') ? { phone: values.phone.trim() } : {}),
    ...(changed('dateOfBirth') ? { dateOfBirth: values.dateOfBirth } : {}),
    ...(changed('tags') ? { tags: [...values.tags] } : {}),
    ...(changed('status') ? { status: values.status } : {}),
    ...(changed('preferredPaymentMethod') ? { preferredPaymentMethod: values.preferredPaymentMethod } : {}),
    ...(changed('preferredCategories') ? { preferredCategories: [...values.preferredCategories] } : {}),
    ...(addressFields.some(changed) ? { address: addressOf(values, true) } : {}),
    ...(changed('autoInvite') || changed('autoInviteReason') ? invitationOf(values) : {}),
    version,
  }
}

/** A manual status includes its reason; a status reset to the rules has none. */
const invitationOf = ({
  autoInvite,
  autoInviteReason,
}: BidderFormValues): Pick<BodyInputOf<typeof updateBidder>, 'autoInviteStatus' | 'autoInviteReason'> => {
  const reason = autoInvite === byRules ? '' : autoInviteReason.trim()
  return { autoInviteStatus: autoInvite, ...(reason === '' ? {} : { autoInviteReason: reason }) }
}
