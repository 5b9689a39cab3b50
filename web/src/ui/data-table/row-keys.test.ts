import { expect, it } from 'vitest'
import { rowAfterKey } from './row-keys.ts'

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['Home', 40, 0],
  ['End', 40, 99],
  ['PageDown', 10, 24],
  ['PageUp', 10, 0],
  ['PageDown', 95, 99],
  ['a', 3, undefined],
])('%s from row %i leads to %s of 100', (key, row, next) => {
  expect(rowAfterKey(key, row, 100, 15)).toBe(next)
})

it('goes nowhere in an empty list', () => {
  expect(rowAfterKey('ArrowDown', 0, 0, 15)).toBeUndefined()
})
