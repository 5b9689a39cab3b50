import { describe, expect, it } from 'vitest'
import { checkBidder, checkChange, emptyBidder, isMissing, newBidderOf } from './bidder-form.ts'

const filled = { ...emptyBidder, firstName: ' Vanessa ', lastName: 'Parr', email: 'vanessa.parr@example.com' }

describe('a new bidder', () => {
  it('is sent trimmed, without what was left empty, with the defaults', () => {
    expect(newBidderOf(filled)).toEqual({
      firstName: 'Vanessa',
      lastName: 'Parr',
      email: 'vanessa.parr@example.com',
      address: { country: 'USA' },
      preferredPaymentMethod: 'Credit Card',
      preferredCategories: [],
    })
  })

  it('needs both names and the email', () => {
    expect(checkBidder({ ...emptyBidder, firstName: '  ' })).toEqual({
      firstName: 'This field is required.',
      lastName: 'This field is required.',
      email: 'This field is required.',
    })
  })

  it('finds nothing wrong with a filled form', () => {
    expect(checkBidder({ ...filled, phone: '(212) 555-0193', initialNotes: 'Prefers calls.' })).toEqual({})
  })

  it.each([
    [{ email: 'vanessa.parr(at)example' }, 'email', 'Enter a valid email address.'],
    [{ phone: '555-01' }, 'phone', 'Enter a phone number with its area code, such as +1 212 555 0148.'],
    [{ zip: '1'.repeat(21) }, 'zip', 'Use at most 20 characters.'],
    [{ initialNotes: 'x'.repeat(2001) }, 'initialNotes', 'Use at most 2000 characters.'],
  ])('names the problem of %o', (change, field, message) => {
    expect(checkBidder({ ...filled, ...change })).toEqual({ [field]: message })
  })
})

it('tells fields left empty from fields filled wrongly', () => {
  expect(isMissing(['email'], emptyBidder)).toBe(true)
  expect(isMissing(['email', 'zip'], { ...filled, email: 'no' })).toBe(false)
})

it('asks no email of a record that came without one', () => {
  const without = { ...emptyBidder, firstName: 'Ann', lastName: 'Lee' }
  const required = { email: 'This field is required.' }
  expect(checkChange(without, { ...without, phone: '' })).toEqual({})
  expect(checkChange(without, { ...without, email: 'no' })).toHaveProperty('email')
  expect(checkChange({ ...without, email: 'ann@example.com' }, without)).toEqual(required)
})
