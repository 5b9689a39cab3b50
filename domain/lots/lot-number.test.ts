import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LotNumber, lotNumberKey, lotNumberText, numberAfter, parseLotNumber } from './lot-number.ts'

const inOrder = (numbers: readonly string[]) =>
  numbers
    .map((typed) => parseLotNumber(typed) as LotNumber)
    .toSorted((left, right) => (lotNumberKey(left) < lotNumberKey(right) ? -1 : 1))
    .map(lotNumberText)

it('orders lots as a catalogue does', () => {
  expect(inOrder(['10', '2', '1B', '89A', '1', '89', '1AA', '1Z', '1A', '90'])).toEqual([
    ...['1', '1A', '1B', '1Z', '1AA', '2', '10', '89', '89A', '90'],
  ])
})

it('reads numbers as people type them', () => {
  expect([' 89a ', '089', '89-A', '89 ab'].map((typed) => parseLotNumber(typed))).toEqual([
    { number: 89, suffix: 'A' },
    { number: 89, suffix: '' },
    { number: 89, suffix: 'A' },
    { number: 89, suffix: 'AB' },
  ])
})

it.each(['', 'A', '0', '-1', '1.5', '1ABC', '1A2', '1000000', '１'])('refuses %j', (typed) => {
  expect(parseLotNumber(typed)).toBeUndefined()
})

const anyNumber = fc.record({
  number: fc.integer({ min: 1, max: 999_999 }),
  suffix: fc.stringMatching(/^[A-Z]{0,2}$/),
})

it('writes what it reads', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      expect(parseLotNumber(lotNumberText(number))).toEqual(number)
    }),
  )
})

it('has a key that sorts by number, then by suffix', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (left, right) => {
      const before = left.number - right.number || left.suffix.length - right.suffix.length || (left.suffix < right.suffix ? -1 : 1)
      if (lotNumberText(left) === lotNumberText(right)) expect(lotNumberKey(left)).toBe(lotNumberKey(right))
      else expect(lotNumberKey(left) < lotNumberKey(right)).toBe(before < 0)
    }),
  )
})

it('continues after the last lot, whatever its suffix', () => {
  expect(numberAfter(undefined)).toEqual({ number: 1, suffix: '' })
  expect(numberAfter({ number: 89, suffix: 'B' })).toEqual({ number: 90, suffix: '' })
  expect(numberAfter({ number: 999_999, suffix: '' })).toBeUndefined()
})
