import type { updateBidder } from '@auctionwiz/contracts/bidders'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { addressFields, addressOf, type BidderField, type BidderFormValues, byRules, same } from './bidder-form.ts'
import { tagsOf } from './bulk/tag-list.ts'

/** What someone else changed in a field while it was open here. `conflict` when the same field was changed here as well. */
export interface RemoteChange {
  field: BidderField
  mine: string
  theirs: string
  conflict: boolean
}

/**
 * Merges what others saved since the form was opened: untouched fields take their values, fields edited here keep the input.
 * `base` holds the values the form opened with, `theirs` the current record.
 */
export const mergeChanges = (
  base: BidderFormValues,
  mine: BidderFormValues,
  theirs: BidderFormValues,
): { values: BidderFormValues; changes: RemoteChange[] } => {
  const values = { ...mine }
  const changes: RemoteChange[] = []
  for (const field of Object.keys(base) as BidderField[]) {
    if (same(base[field], theirs[field]) || same(mine[field], theirs[field])) continue
    const conflict = !same(base[field], mine[field])
    if (!conflict) take(values, theirs, field)
    changes.push({ field, mine: shown(mine[field]), theirs: shown(theirs[field]), conflict })
  }
  return { values, changes }
}

/** Copies one field from the other user's version. */
const take = <F extends BidderField>(into: BidderFormValues, from: BidderFormValues, field: F): void => {
  into[field] = from[field]
}

/** The body of a change: the fields that differ from `base`, and the version they were read at. */
export const changeBody = (base: BidderFormValues, values: BidderFormValues, version: string): BodyInputOf<typeof updateBidder> => {
  const changed = (field: BidderField) => !same(base[field], values[field])
  return {
    ...(changed('firstName') ? { firstName: values.firstName.trim() } : {}),
    ...(changed('lastName') ? { lastName: values.lastName.trim() } : {}),
    ...(changed('email') ? { email: values.email.trim() } : {}),
    ...(changed('phone') ? { phone: values.phone.trim() } : {}),
    ...(changed('dateOfBirth') ? { dateOfBirth: values.dateOfBirth } : {}),
    ...(changed('tags') ? { tags: tagsOf(values.tags) } : {}),
    ...(changed('status') ? { status: values.status } : {}),
    ...(changed('preferredPaymentMethod') ? { preferredPaymentMethod: values.preferredPaymentMethod } : {}),
    ...(changed('preferredCategories') ? { preferredCategories: values.preferredCategories } : {}),
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

const shown = (value: BidderFormValues[BidderField]): string => (Array.isArray(value) ? value.join(', ') : value)
