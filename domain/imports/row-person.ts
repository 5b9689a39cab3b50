import { type Bidder, bidderCategories, bidderStatuses, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import { emailPattern, phonePattern } from '@auctionwiz/contracts/fields'
import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { canBeBirthDate } from '../bidders/birth-date.ts'
import { normaliseEmail } from '../bidders/identity.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { readDate } from './cells.ts'
import type { ColumnStyle } from './column-style.ts'
import { longest, longestOther, requiredFields, requiredLabels, type ValueListField } from './fields.ts'
import type { ImportRow, Report, RowReports, RowStyles, RowTexts } from './import-row.ts'
import { splitName } from './names.ts'
import { splitPlace } from './places.ts'

const addressFields = ['city', 'state', 'zip', 'country'] as const

/** The person of a row: names, contact data, address, preferences. */
export const readPerson = (texts: RowTexts, styles: RowStyles, now: Date, { leave, refuse }: RowReports): ImportRow => {
  const whole = texts.fullName === undefined ? undefined : splitName(texts.fullName)
  const row: ImportRow = {
    firstName: texts.firstName ?? whole?.firstName ?? '',
    lastName: texts.lastName ?? whole?.lastName ?? '',
    email: normaliseEmail(texts.email ?? ''),
    address: readAddress(texts, leave),
    facts: {},
  }
  for (const field of requiredFields) if (row[field] === '') refuse(field, '', `missing required field ${requiredLabels[field]}`)
  if (row.email !== '' && !emailPattern.test(row.email)) refuse('email', row.email, 'invalid email format')
  readContact(texts, styles, row, now, leave)
  readPreferences(texts, row, leave)
  readStanding(texts, row, leave)
  return row
}

const readAddress = (texts: RowTexts, report: Report): ImportRow['address'] => {
  const address: ImportRow['address'] = {}
  const line = [texts.streetNumber, texts.street].filter((part) => part !== undefined).join(' ')
  const street = [line, texts.street2].filter((part) => part !== undefined && part !== '').join(', ')
  if (street.length > 200) report('street', street, 'longer than 200 characters')
  else if (street !== '') address.street = street
  const place = texts.cityStateZip === undefined ? {} : splitPlace(texts.cityStateZip)
  for (const field of addressFields) {
    const text = texts[field] ?? (field === 'country' ? undefined : place[field])
    if (text === undefined) continue
    if (text.length > (longest[field] ?? longestOther)) report(field, text, `longer than ${longest[field] ?? longestOther} characters`)
    else address[field] = text
  }
  return address
}

const readContact = (texts: RowTexts, styles: RowStyles, row: ImportRow, now: Date, report: Report): void => {
  if (texts.phone !== undefined) {
    // 212.555.0148 and 212/555-0148 are written as often as with hyphens.
    const phone = texts.phone.replace(/[./]/g, '-')
    if (phonePattern.test(phone)) row.phone = phone
    else report('phone', texts.phone, 'phone number format error')
  }
  if (texts.dateOfBirth !== undefined) {
    const date = readDate(texts.dateOfBirth, orderOf(styles.dateOfBirth))
    if (date === undefined) report('dateOfBirth', texts.dateOfBirth, dateProblem(styles.dateOfBirth))
    else if (canBeBirthDate(date, now)) row.dateOfBirth = date
    else report('dateOfBirth', texts.dateOfBirth, 'date of birth in the future, check the year')
  }
}

export const listed = (text: string): string[] =>
  text
    .split(/[;,|]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** A column without a style has no ambiguous dates. */
export const orderOf = (style: ColumnStyle | undefined): DateOrder => style?.dates ?? 'day-first'

export const dateProblem = (style: ColumnStyle | undefined): string =>
  style?.dates === undefined
    ? 'date format error'
    : `date format error: the dates of this column are read with the ${style.dates === 'day-first' ? 'day' : 'month'} first`

const lettersOf = (text: string): string => normalizeForSearch(text).replace(/[^a-z]/g, '')

/** Other systems' names for ways to pay. */
const otherMethods: Partial<Record<(typeof preferredPaymentMethods)[number], string>> = {
  'Credit Card': 'cc card visa mastercard amex kreditkarte cartebancaire cartedecredit tarjeta tarjetadecredito',
  'Wire Transfer': 'wire banktransfer transfer uberweisung ueberweisung bankuberweisung virement virementbancaire transferencia',
  'ACH Transfer': 'ach',
  Cash: 'bar barzahlung especes liquide efectivo',
  Check: 'chk cheque chq scheck',
}

const methods = new Map(
  preferredPaymentMethods.flatMap((method) =>
    [lettersOf(method), ...(otherMethods[method] ?? '').split(' ').filter((name) => name !== '')].map((name) => [name, method]),
  ),
)
const categories = new Map(bidderCategories.map((category) => [lettersOf(category), category]))

/** Unknown categories become tags. */
const readPreferences = (texts: RowTexts, row: ImportRow, report: Report): void => {
  if (texts.preferredPaymentMethod !== undefined) {
    const method = methods.get(lettersOf(texts.preferredPaymentMethod))
    if (method === undefined) report('preferredPaymentMethod', texts.preferredPaymentMethod, 'payment method not recognized')
    else row.preferredPaymentMethod = method
  }
  if (texts.preferredCategories === undefined && texts.tags === undefined) return
  const named = listed(texts.preferredCategories ?? '').map((text) => categories.get(lettersOf(text)) ?? text)
  const known = named.filter((name) => isCategory(name))
  const tags = [...listed(texts.tags ?? ''), ...named.filter((name) => !isCategory(name))].map((tag) =>
    tag.slice(0, 40).trim().toWellFormed(),
  )
  if (known.length > 0) row.preferredCategories = [...new Set(known)]
  if (tags.length > 0) row.tags = [...new Set(tags)].slice(0, 20)
}

/** Other systems' names for the statuses of bidders. */
const otherStatuses: Record<Bidder['status'], string> = {
  Active: 'approved enabled verified good activo actif aktiv',
  Inactive: 'disabled deactivated closed archived dormant inactivo inactif inaktiv',
  Suspended: 'blocked banned barred blacklisted denied suspendido suspendu gesperrt',
  Pending: 'new unverified unapproved waiting awaitingapproval pendiente enattente ausstehend',
}

/** The value that a word means, for fields with a list of values; undefined for an unknown word. */
export const valueOfWord = (field: ValueListField, word: string): string | undefined =>
  (field === 'status' ? statuses : methods).get(lettersOf(word))

const statuses = new Map(
  bidderStatuses.flatMap((status) => [lettersOf(status), ...otherStatuses[status].split(' ')].map((name) => [name, status])),
)

const readStanding = (texts: RowTexts, row: ImportRow, report: Report): void => {
  if (texts.status !== undefined) {
    const status = statuses.get(lettersOf(texts.status))
    if (status === undefined) report('status', texts.status, `status not recognized; use one of ${bidderStatuses.join(', ')}`)
    else row.status = status
  }
  if (texts.timeToPickup === undefined) return
  if (/^\d{1,3}([.,]\d{1,3})?$/.test(texts.timeToPickup))
    row.timeToPickup = Math.round(Number(texts.timeToPickup.replace(',', '.')) * 10) / 10
  else report('timeToPickup', texts.timeToPickup, 'number format error')
}

const isCategory = (name: string): name is (typeof bidderCategories)[number] => (bidderCategories as readonly string[]).includes(name)
