import { expect, it } from 'vitest'
import { bitsOf, shownConfidence } from './confidence.ts'
import { differenceWords, likelyWords, pairSentence } from './pair-words.ts'

it.each([
  [['email', 'phone', 'street'], ['givenName'], 'Same email, phone, and street, and similar first name.'],
  [['name', 'address'], [], 'Same name and address.'],
  [[], ['city', 'dateOfBirth'], 'Similar city and date of birth.'],
  [[], [], ''],
])('says of the same %o and similar %o: %s', (same, near, text) => {
  expect(likelyWords({ same, near })).toBe(text)
})

it.each([
  [['email'], ['givenName', 'zip'], 'Differs in first name and ZIP code'],
  [['city', 'phone'], ['email', 'name', 'street', 'dateOfBirth'], 'Differs in all but city and phone'],
  [['email', 'name'], [], 'No difference found'],
])('says in the list what differs: %o the same, %o not', (same, differs, text) => {
  expect(differenceWords({ same, differs })).toBe(text)
})

it('says in one sentence what is the same, what is not, and that a household is possible', () => {
  const values: [string, string] = ['a', 'b']
  const reasons = [
    { name: 'surname', level: 'same', values, weight: 8 },
    { name: 'phone', level: 'near', values, weight: 1.3 },
    { name: 'email', level: 'different', values, weight: -4 },
    { name: 'household', weight: -3 },
  ]
  expect(pairSentence({ reasons, confidence: 80 })).toBe('Same last name. Different email. They could still share a household.')
})

it('never shows more confidence than there is', () => {
  expect([94.9, 99, 99.96, 100].map(shownConfidence)).toEqual(['94', '99', '100.0', '100.0'])
  expect(bitsOf(50)).toBe(0)
})
