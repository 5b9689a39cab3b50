import { expect, it } from 'vitest'
import { bitsOf, shownConfidence } from './confidence.ts'
import { reasonsInWords } from './reason-words.ts'

it.each([
  [['email.same', 'phone.same', 'surname.same', 'givenName.nearRare'], 'Email, phone, similar name'],
  [['surname.same', 'givenName.same', 'street.same', 'suburb.same'], 'Same name, address'],
  [['suburb.near', 'dateOfBirth.same'], 'Similar city, date of birth'],
  [[], ''],
])('says %o as %s', (because, words) => {
  expect(reasonsInWords(because)).toBe(words)
})

it('never shows more confidence than there is', () => {
  expect([94.9, 99, 99.96, 100].map(shownConfidence)).toEqual(['94', '99', '100.0', '100.0'])
  expect(bitsOf(50)).toBe(0)
})
