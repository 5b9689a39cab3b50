import { currencies } from '@auctionwiz/contracts/fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { readNumber } from './typed-number.ts'
import { writeNumber } from './write-number.ts'

const language = fc.constantFrom('en', 'es', 'fr', 'de')

it('reads every amount as the screens write it, in each language and currency', () => {
  const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
  fc.assert(
    fc.property(amount, fc.constantFrom(...currencies), language, (minor, currency, of) => {
      const shown = createFormat('UTC', currency, of as 'en').money({ amount: minor, currency })
      expect(readNumber(shown, of)).toBe(minor / (currency === 'JPY' ? 1 : 100))
    }),
  )
})

it('reads every number as it writes it in a field', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), language, (value, of) => {
      expect(readNumber(writeNumber(value / 100, 2, of), of)).toBe(value / 100)
      expect(readNumber(writeNumber(value / 10, undefined, of), of)).toBe(value / 10)
    }),
  )
})

it.each([
  ['1.234,50', 'de', 1234.5],
  ['1.234', 'de', 1234],
  ['1250.50', 'de', 1250.5],
  ['1,5', 'de', 1.5],
  ['1.5', 'de', 1.5],
  ['1,234.50', 'en', 1234.5],
  ['1.234', 'en', 1.234],
  ['1,23', 'en', undefined],
  ['1 234,50 €', 'fr', 1234.5],
  ['1.234,50', 'es', 1234.5],
  ['12.34.56', 'de', undefined],
  ['−3', 'en', -3],
  ['many', 'en', undefined],
  ['', 'en', undefined],
  ['-', 'de', undefined],
])('reads %s in %s as %s', (typed, of, value) => expect(readNumber(typed, of)).toBe(value))
