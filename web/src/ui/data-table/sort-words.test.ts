import { expect, it } from 'vitest'
import { sortOf, sortWord } from './sort-words.ts'

it('reads a word as a column and a direction, and writes it back', () => {
  expect(sortOf<'won'>('-won')).toEqual({ by: 'won', descending: true })
  expect(sortOf<'won'>('won')).toEqual({ by: 'won', descending: false })
  expect(sortWord({ by: 'name', descending: false })).toBe('name')
  expect(sortWord({ by: 'name', descending: true })).toBe('-name')
})
