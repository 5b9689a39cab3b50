import type { Currency } from '@auctionwiz/contracts/fields'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mapHeaders } from './headers.ts'
import type { RowProblem } from './import-row.ts'
import { isBlankRow, rowErrorText, validateRow } from './rows.ts'

fc.configureGlobal({ seed: 20261121 })

const header = mapHeaders(['First Name', 'Last Name', 'Email', 'Phone'])
const now = new Date('2026-11-21T09:00:00Z')
const dollars = { currency: 'USD', now } as const
const row = (...cells: string[]) => validateRow(cells, header, dollars)
const read = (values: Record<string, string>, currency: Currency = 'USD') => {
  const known = { 'First Name': 'Vanessa', 'Last Name': 'Parr', Email: 'v@parr.com', ...values }
  return validateRow(Object.values(known), mapHeaders(Object.keys(known)), { currency, now })
}
const valuesOf = (values: Record<string, string>, currency: Currency = 'USD') => {
  const result = read(values, currency)
  return result.ok ? result.values : result.errors
}
const textsOf = (problems: RowProblem[]) => problems.map(({ field, problem }) => `${field}: ${problem}`)
const problemsOf = (values: Record<string, string>) => {
  const result = read(values)
  return result.ok ? [] : textsOf(result.errors)
}

describe('a valid row', () => {
  it('is read', () => {
    expect(row(' Vanessa', 'Parr ', 'V.Parr@Example.com', '(212) 555-0148')).toEqual({
      ok: true,
      left: [],
      values: { firstName: 'Vanessa', lastName: 'Parr', email: 'v.parr@example.com', phone: '(212) 555-0148', address: {}, facts: {} },
    })
  })

  it('takes city, state and ZIP from one column where those of their own are empty', () => {
    expect(valuesOf({ 'City/State/ZIP': 'Boston, MA 02110' })).toMatchObject({ address: { city: 'Boston', state: 'MA', zip: '02110' } })
    const both = { 'City/State/ZIP': 'Boston, MA 02110', City: 'Cambridge', ZIP: '' }
    expect(valuesOf(both)).toMatchObject({ address: { city: 'Cambridge', state: 'MA', zip: '02110' } })
    expect(read({ 'City/State/ZIP': `Boston, ${'M'.repeat(120)}` })).toMatchObject({
      ok: true,
      values: { address: { city: 'Boston' } },
      left: [{ field: 'state', problem: 'longer than 100 characters' }],
    })
  })

  it('of the people in the sample data is read', () => {
    const headers =
      'rec_id, given_name, surname, street_number, address_1, address_2, suburb, postcode, state, date_of_birth, soc_sec_id, email'
    const cells = 'rec-1496-org, mitchell, green, 7, wallaby place, delmar, cleveland, 2119, sa, 19560409, 1804974, mitchell@example.com'
    expect(validateRow(cells.split(','), mapHeaders(headers.split(',')), dollars)).toEqual({
      ok: true,
      left: [],
      values: {
        firstName: 'mitchell',
        lastName: 'green',
        email: 'mitchell@example.com',
        dateOfBirth: '1956-04-09',
        address: { street: '7 wallaby place, delmar', city: 'cleveland', zip: '2119', state: 'sa' },
        facts: {},
      },
    })
  })

  it('may have a whole name', () => {
    const values = validateRow(['Parr, Vanessa', 'v@parr.com'], mapHeaders(['Name', 'Email']), dollars)
    expect(values).toMatchObject({ ok: true, values: { firstName: 'Vanessa', lastName: 'Parr' } })
  })

  it('takes the first filled of two columns for the same', () => {
    const values = validateRow(
      ['Vanessa Parr', 'v@parr.com', '', '2125550148'],
      mapHeaders(['Name', 'Email', 'Mobile', 'Home phone']),
      dollars,
    )
    expect(values).toMatchObject({ values: { phone: '2125550148' } })
  })

  it('states facts', () => {
    const facts = { 'Total spent': '$1,250.50', Wins: '4', 'Paid on time': '3', 'Paid late': '1', 'Prior default': 'Yes', Since: 'x' }
    expect(valuesOf({ ...facts, 'Last auction date': '21 Nov 2026' })).toMatchObject({
      facts: {
        spent: 125_050,
        wins: 4,
        paidOnTime: 3,
        paidLate: 1,
        daysToPay: 26,
        defaults: 1,
        mostRecentAuction: '2026-11-21T12:00:00Z',
      },
    })
    expect(valuesOf({ 'Total spent': '1250' }, 'JPY')).toMatchObject({ facts: { spent: 1250 } })
    expect(valuesOf({ 'Days to pay': '2.5', 'Paid on time': '4' })).toMatchObject({ facts: { daysToPay: 10 } })
  })

  it('states preferences; categories of others become tags', () => {
    const given = { 'Payment Method': 'wire transfer', Categories: 'art; Clocks, watches;ART', Tags: 'vip|Clocks' }
    expect(valuesOf(given)).toMatchObject({
      preferredPaymentMethod: 'Wire Transfer',
      preferredCategories: ['Art', 'Watches'],
      tags: ['vip', 'Clocks'],
    })
  })

  it('keeps a formula as text, also one that an export has neutralised', () => {
    expect(valuesOf({ 'First Name': '=cmd' })).toMatchObject({ firstName: '=cmd' })
    expect(valuesOf({ 'First Name': "'=cmd", Phone: "'+1 212 555 0148" })).toMatchObject({ firstName: '=cmd', phone: '+1 212 555 0148' })
  })

  it.each(['+1 212 555 0148', '212.555.0148', '(212)5550148', '2125550148'])('has a phone number such as %s', (phone) => {
    expect(row('Vanessa', 'Parr', 'v@parr.com', phone).ok).toBe(true)
  })

  it('may end in empty cells', () => {
    expect(row('Vanessa', 'Parr', 'v@parr.com', '', '', ' ').ok).toBe(true)
  })
})

describe('a value that can’t be read', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ Phone: '555-01' }, ['phone: phone number format error']],
    [{ Phone: '----------' }, ['phone: phone number format error']],
    [{ Phone: '2.12555E+9' }, ['phone: phone number format error']],
    [{ DOB: '31.31.1999' }, ['dateOfBirth: date format error']],
    [{ DOB: '23.11.2026' }, ['dateOfBirth: date of birth in the future, check the year']],
    [{ Wins: 'many' }, ['wins: number format error']],
    [{ 'Total spent': '€5' }, ['spent: amount format error']],
    [{ 'Last auction': 'never' }, ['mostRecentAuction: date format error']],
    [{ 'Days to pay': 'soon' }, ['averageDaysToPay: number format error']],
    [{ 'Payment Method': 'barter' }, ['preferredPaymentMethod: payment method not recognized']],
    [{ Address: 'a'.repeat(150), 'Address 2': 'b'.repeat(150) }, ['street: longer than 200 characters']],
    [{ Status: 'on hold' }, ['status: status not recognized; use one of Active, Inactive, Suspended, Pending']],
    [{ 'Total spent': '5', Currency: 'EUR' }, ['spent: amount in EUR, but the house uses USD']],
  ])('is left out, and the rest of the row is read: %s', (values, problems) => {
    const result = read(values)
    expect(result).toMatchObject({ ok: true, values: { firstName: 'Vanessa', lastName: 'Parr', email: 'v@parr.com', address: {} } })
    expect(result.ok && textsOf(result.left)).toEqual(problems)
    expect(result.ok && Object.keys(result.values).sort()).toEqual(['address', 'email', 'facts', 'firstName', 'lastName'])
  })

  it('is a date that is not in the order of its column', () => {
    const styles = new Map([[0, { dates: 'month-first' as const }]])
    const result = validateRow(['13/02/1980', 'Ann Lee', 'ann@example.com'], { ...mapHeaders(['DOB', 'Name', 'Email']), styles }, dollars)
    const problem = 'date format error: the dates of this column are read with the month first'
    expect(result).toMatchObject({ ok: true, left: [{ field: 'dateOfBirth', value: '13/02/1980', problem }] })
  })
})

describe('facts that can’t be', () => {
  it.each<[Record<string, string>, string]>([
    [{ Wins: '50', 'Lots bid': '2' }, 'wins: 50 lots won, but only 2 lots bid on'],
    [{ 'Top 3': '5', 'Lots bid': '2' }, 'top3: 5 top-three bids, but only 2 lots bid on'],
    [{ 'Paid on time': '500', Wins: '1' }, 'paidOnTime: 500 payments on time, but only 1 lots won'],
    [{ 'Paid on time': '2', 'Paid late': '1', Wins: '2' }, 'paidOnTime: 3 payments on time, late and unpaid, but only 2 lots won'],
    [{ 'Lots bid': '9', 'Total bids': '3' }, 'lotsBid: 9 lots bid on, but only 3 bids'],
    [{ 'Messages answered': '3', Messages: '2' }, 'messagesAnswered: 3 messages answered, but only 2 messages received'],
    [{ 'First auction': '2021-01-01', 'Last auction': '2020-01-01' }, 'firstAuction: first auction is after the most recent one'],
    [{ 'Last auction': '2027-01-01' }, 'mostRecentAuction: date in the future, check the year'],
    [{ Auctions: '10001' }, 'auctions: more than 10,000, the maximum for this column'],
    [{ 'Total spent': '1000000001' }, 'spent: larger than the maximum for one bidder, 1,000,000,000'],
  ])('%s refuse the row', (values, problem) => {
    expect(problemsOf(values)).toEqual([problem])
  })

  it('are judged by what the row states alone', () => {
    expect(problemsOf({ Wins: '50' })).toEqual([])
    expect(problemsOf({ Wins: '2', 'Lots bid': '2', 'Paid on time': '2' })).toEqual([])
  })
})

describe('a status', () => {
  it.each([
    ['Suspended', 'Suspended'],
    ['active', 'Active'],
    ['BLOCKED', 'Suspended'],
    ['gesperrt', 'Suspended'],
  ])('%s is %s', (cell, status) => {
    expect(valuesOf({ Status: cell })).toMatchObject({ status })
  })
})

describe('an invalid row', () => {
  it.each([
    [{ Email: 'parr.example.com' }, ['email: invalid email format']],
    [{ Email: 'v@parr' }, ['email: invalid email format']],
    [{ 'Last Name': '' }, ['lastName: missing required field Last name']],
    [{ 'First Name': ' ', Email: '' }, ['firstName: missing required field First name', 'email: missing required field Email']],
    [{ 'First Name': 'x'.repeat(101) }, ['firstName: longer than 100 characters']],
    [{ 'Last Name': 'y'.repeat(1_000_000) }, ['lastName: longer than 100 characters']],
    [{ Email: `${'x'.repeat(250)}@a.de` }, ['email: longer than 254 characters']],
    [{ 'First Name': 'Van\u0007essa' }, ['firstName: contains control characters']],
    [
      { Email: 'x', 'Last Name': '', Phone: '1' },
      ['lastName: missing required field Last name', 'email: invalid email format', 'phone: phone number format error'],
    ],
  ])('%# %s', (values, problems) => {
    expect(problemsOf(values as Record<string, string>)).toEqual(problems)
  })

  it('with slipped cells is refused as a whole', () => {
    expect(row('Vanessa', 'Parr')).toEqual({
      ok: false,
      errors: [{ field: 'row', value: 'Vanessa,Parr', problem: '2 cells, but the header has 4' }],
    })
    expect(row('Vanessa', 'Parr', 'Jr', 'v@parr.com', '2125550148')).toMatchObject({
      errors: [{ problem: '5 cells, but the header has 4' }],
    })
  })

  it('shows a hundred characters of a value', () => {
    const result = read({ 'Last Name': 'y'.repeat(1000) })
    expect(result).toMatchObject({ errors: [{ value: 'y'.repeat(100) }] })
  })

  it('is reported by its number', () => {
    expect(rowErrorText(212, 'invalid email format')).toBe('Row 212: invalid email format')
  })
})

test('a blank row is no record', () => {
  expect(isBlankRow(['', ' ', '\t'])).toBe(true)
  expect(isBlankRow(['', 'x'])).toBe(false)
})

test('any cells are read or refused, never half', () => {
  const wide = mapHeaders(['Name', 'Email', 'Phone', 'DOB', 'Address', 'Categories', 'Spent', 'Wins', 'Last auction'])
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { minLength: 9, maxLength: 9 }), (cells) => {
      const result = validateRow(['Vanessa Parr', 'v@parr.com', ...cells.slice(2)], wide, dollars)
      if (result.ok) expect(JSON.stringify(result.values).isWellFormed()).toBe(true)
      else expect(result.errors.length).toBeGreaterThan(0)
    }),
  )
})
