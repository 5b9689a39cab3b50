import { type NewBidder, newBidder, updateBidder } from '@auctionwiz/contracts/bidder-edits'
import type { AutoInviteOverride, Bidder, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import type { FieldErrors as ErrorsOf, Versioned } from '../../ui/record-form/record-changes.ts'
import { type FieldShape, problemsIn, shapesOf } from '../../ui/record-form/schema-fields.ts'
import type { BidderStatus } from './list-state.ts'

/** The form's values: texts as typed, never undefined. */
export interface BidderFormValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** A day such as 1961-04-02, or '' */
  dateOfBirth: string
  street: string
  city: string
  state: string
  zip: string
  country: string
  preferredPaymentMethod: (typeof preferredPaymentMethods)[number]
  preferredCategories: readonly Bidder['preferredCategories'][number][]
  initialNotes: string
  tags: readonly string[]
  status: BidderStatus
  /** Set manually, or left to the rules of the house. */
  autoInvite: AutoInviteOverride['status'] | typeof byRules
  autoInviteReason: string
}

export const byRules = 'By rules'

export type BidderField = keyof BidderFormValues
export type FieldErrors = ErrorsOf<BidderFormValues>

/** What each field is, and whether it must be filled, by the contract. */
export const bidderShapes: Readonly<Record<string, FieldShape>> = { ...shapesOf(updateBidder.body), ...shapesOf(newBidder) }

export const addressFields = ['street', 'city', 'state', 'zip', 'country'] as const satisfies BidderField[]

export const emptyBidder: BidderFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: 'USA',
  preferredPaymentMethod: 'Credit Card',
  preferredCategories: [],
  initialNotes: '',
  tags: [],
  status: 'Pending',
  autoInvite: byRules,
  autoInviteReason: '',
}

/** The form of a record, with the version that a change sends. */
export const versionedForm = (bidder: Bidder): Versioned<BidderFormValues> => ({ values: formOf(bidder), version: bidder.version })

/** The form filled from a stored bidder. */
export const formOf = (bidder: Bidder): BidderFormValues => ({
  ...emptyBidder,
  street: bidder.address.street ?? '',
  city: bidder.address.city ?? '',
  state: bidder.address.state ?? '',
  zip: bidder.address.zip ?? '',
  country: bidder.address.country ?? '',
  firstName: bidder.firstName,
  lastName: bidder.lastName,
  email: bidder.email,
  phone: bidder.phone ?? '',
  dateOfBirth: bidder.dateOfBirth ?? '',
  preferredPaymentMethod: bidder.preferredPaymentMethod,
  preferredCategories: bidder.preferredCategories,
  tags: bidder.tags,
  status: bidder.status,
  autoInvite: bidder.autoInviteOverride?.status ?? byRules,
  autoInviteReason: bidder.autoInviteOverride?.reason ?? '',
})

/** The body of a new bidder, without empty fields. */
export const newBidderOf = (values: BidderFormValues): NewBidder => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  ...(values.phone.trim() === '' ? {} : { phone: values.phone.trim() }),
  ...(values.dateOfBirth === '' ? {} : { dateOfBirth: values.dateOfBirth }),
  address: addressOf(values, false),
  preferredPaymentMethod: values.preferredPaymentMethod,
  preferredCategories: [...values.preferredCategories],
  ...(values.tags.length === 0 ? {} : { tags: [...values.tags] }),
  ...(values.initialNotes.trim() === '' ? {} : { initialNotes: values.initialNotes.trim() }),
})

/** The address as sent; a change also sends cleared lines, so that the record clears them. */
export const addressOf = (values: BidderFormValues, withEmpty: boolean): NonNullable<NewBidder['address']> =>
  Object.fromEntries(addressFields.map((field) => [field, values[field].trim()] as const).filter(([, line]) => withEmpty || line !== ''))

/** An imported record without an email requires none. @param base the record before the change */
export const checkChange = (base: BidderFormValues, values: BidderFormValues): FieldErrors => {
  const { email, ...found } = checkBidder(values)
  const isWithout = base.email === '' && values.email.trim() === ''
  return email === undefined || isWithout ? found : { ...found, email }
}

/** Problems by field, found before sending, in the contract's words. */
export const checkBidder = (values: BidderFormValues): FieldErrors => problemsIn(newBidder, newBidderOf(values), values)

/** Whether a field that must be filled is empty. */
export const isMissing = (wrong: readonly BidderField[], values: BidderFormValues): boolean =>
  wrong.some((field) => bidderShapes[field]?.required && String(values[field]).trim() === '')
