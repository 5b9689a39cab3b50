import {
  type AutoInviteOverride,
  type Bidder,
  type NewBidder,
  newBidder,
  type preferredPaymentMethods,
} from '@auctionwiz/contracts/bidders'
import type { ErrorDetails } from '@auctionwiz/contracts/errors'
import { phraseShown, problemShown } from '../../messages/field-messages.ts'
import { tagsOf } from './bulk/tag-list.ts'
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
  preferredCategories: Bidder['preferredCategories']
  initialNotes: string
  /** Separated by commas. */
  tags: string
  status: BidderStatus
  /** Set manually, or left to the rules of the house. */
  autoInvite: AutoInviteOverride['status'] | typeof byRules
  autoInviteReason: string
}

export const byRules = 'By rules'

export type BidderField = keyof BidderFormValues
export type FieldErrors = Partial<Record<BidderField, string>>

export const requiredFields = ['firstName', 'lastName', 'email'] as const satisfies BidderField[]
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
  tags: '',
  status: 'Pending',
  autoInvite: byRules,
  autoInviteReason: '',
}

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
  tags: bidder.tags.join(', '),
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
  preferredCategories: values.preferredCategories,
  ...(values.tags.trim() === '' ? {} : { tags: tagsOf(values.tags) }),
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
export const checkBidder = (values: BidderFormValues): FieldErrors => {
  const found: FieldErrors = {}
  const parsed = newBidder.safeParse(newBidderOf(values))
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldNamed(issue.path.map(String))
    if (field) found[field] ??= problemShown(issue)
  }
  for (const field of requiredFields) if (values[field].trim() === '') found[field] = requiredMessage()
  return found
}

export const requiredMessage = (): string => phraseShown('This field is required.')

/** Problems that the service found, by field; paths such as `address.zip` or `preferredCategories.3` map to the form's field. */
export const fieldErrorsIn = (details: ErrorDetails): FieldErrors => {
  const fields = details.fields
  if (typeof fields !== 'object') return {}
  const found: FieldErrors = {}
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldNamed(path.split('.'))
    if (field) found[field] ??= message
  }
  return found
}

const fieldNamed = (path: readonly string[]): BidderField | undefined =>
  path.find((part): part is BidderField => Object.hasOwn(emptyBidder, part))

/** Whether anything differs from what the form opened with. */
export const isChanged = (from: BidderFormValues, to: BidderFormValues): boolean =>
  (Object.keys(from) as BidderField[]).some((field) => !same(from[field], to[field]))

export const same = (a: BidderFormValues[BidderField], b: BidderFormValues[BidderField]): boolean => String(a) === String(b)
