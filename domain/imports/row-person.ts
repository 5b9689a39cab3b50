import { bidderCategories, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import { emailPattern, phonePattern } from '@auctionwiz/contracts/fields'
import { canBeBirthDate } from '../bidders/birth-date.ts'
import { fold } from '../bidders/fold.ts'
import { normaliseEmail } from '../bidders/identity.ts'
import { readDate } from './cells.ts'
import { requiredFields } from './fields.ts'
import type { ImportRow, Report, RowTexts } from './import-row.ts'
import { splitName } from './names.ts'

const addressFields = ['city', 'state', 'zip', 'country'] as const

/** The person of a row: names, the ways to reach them, address, preferences. */
export const readPerson = (texts: RowTexts, now: Date, report: Report): ImportRow => {
  const whole = texts.fullName === undefined ? undefined : splitName(texts.fullName)
  const row: ImportRow = {
    firstName: texts.firstName ?? whole?.firstName ?? '',
    lastName: texts.lastName ?? whole?.lastName ?? '',
    email: normaliseEmail(texts.email ?? ''),
    address: readAddress(texts, report),
    facts: {},
  }
  for (const field of requiredFields) if (row[field] === '') report(field, '', `missing required field ${field}`)
  if (row.email !== '' && !emailPattern.test(row.email)) report('email', row.email, 'invalid email format')
  readContact(texts, row, now, report)
  readPreferences(texts, row, report)
  return row
}

const readAddress = (texts: RowTexts, report: Report): ImportRow['address'] => {
  const address: ImportRow['address'] = {}
  const line = [texts.streetNumber, texts.street].filter((part) => part !== undefined).join(' ')
  const street = [line, texts.street2].filter((part) => part !== undefined && part !== '').join(', ')
  if (street.length > 200) report('street', street, 'longer than 200 characters')
  if (street !== '') address.street = street
  for (const field of addressFields) {
    const text = texts[field]
    if (text !== undefined) address[field] = text
  }
  return address
}

const readContact = (texts: RowTexts, row: ImportRow, now: Date, report: Report): void => {
  if (texts.phone !== undefined) {
    // 212.555.0148 and 212/555-0148 are written as often as with hyphens.
    const phone = texts.phone.replace(/[./]/g, '-')
    if (phonePattern.test(phone)) row.phone = phone
    else report('phone', texts.phone, 'phone number format error')
  }
  if (texts.dateOfBirth !== undefined) {
    const date = readDate(texts.dateOfBirth)
    if (date === undefined) report('dateOfBirth', texts.dateOfBirth, 'date format error')
    else if (canBeBirthDate(date, now)) row.dateOfBirth = date
    else report('dateOfBirth', texts.dateOfBirth, 'date of birth in the future, check the year')
  }
}

const listed = (text: string): string[] =>
  text
    .split(/[;,|]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '')

const methods = new Map(preferredPaymentMethods.map((method) => [lettersOf(method), method]))
const categories = new Map(bidderCategories.map((category) => [lettersOf(category), category]))

/** Categories that are not the product's are kept as tags. */
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

const isCategory = (name: string): name is (typeof bidderCategories)[number] => (bidderCategories as readonly string[]).includes(name)
