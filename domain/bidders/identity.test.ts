import { expect, it } from 'vitest'
import { newBidderDefaults } from './defaults.ts'
import { bidderNumber, displayName, normaliseEmail, normalisePhone } from './identity.ts'

it.each([
  [' Vanessa.Parr@Example.COM ', 'vanessa.parr@example.com'],
  ['ÉLISE@exemple.fr', 'élise@exemple.fr'],
])('compares the e-mail %j as %j', (email, expected) => {
  expect(normaliseEmail(email)).toBe(expected)
})

it.each([
  ['+1 (212) 555-0148', '+12125550148'],
  ['0044 20 7946 0000', '+442079460000'],
  ['(212) 555-0148', '2125550148'],
  [' +49 89 1234567', '+49891234567'],
  ['n/a', ''],
])('compares the phone number %j as %j', (phone, expected) => {
  expect(normalisePhone(phone)).toBe(expected)
})

it('names and numbers bidders', () => {
  expect(displayName('Vanessa', 'Parr')).toBe('Vanessa Parr')
  expect(bidderNumber(1)).toBe('B-10001')
  expect(bidderNumber(482)).toBe('B-10482')
})

it('starts a bidder as Pending in manual review', () => {
  expect(newBidderDefaults()).toMatchObject({
    address: { country: 'USA' },
    status: 'Pending',
    autoInviteStatus: 'Manual Review',
    preferredPaymentMethod: 'Credit Card',
    tags: [],
  })
  expect(newBidderDefaults().tags).not.toBe(newBidderDefaults().tags)
})
