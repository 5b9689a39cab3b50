import { expect, it } from 'vitest'
import { parted } from './conflict-words.ts'

it.each([
  ['(508) 555-0121', '(508) 555-0177', ['(508) 555-01', '21', '']],
  ['22 Beacon Street, Boston', '22 Beacon Street, Apt 4, Boston', ['22 Beacon Street, ', '', 'Boston']],
  ['22 Beacon Street, Apt 4, Boston', '22 Beacon Street, Boston', ['22 Beacon Street, ', 'Apt 4, ', 'Boston']],
  ['Ann', 'Bob', ['', 'Ann', '']],
  ['', 'Bob', ['', '', '']],
])('marks where %s differs from %s', (shown, other, parts) => {
  expect(parted(shown, other)).toEqual(parts)
})
