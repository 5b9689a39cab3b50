import { expect, it } from 'vitest'
import { seedProblem } from './seed-problem.ts'

it.each([
  new Error('ENOSPC: no space left on device, write'),
  new Error('database or disk is full'),
  'SQLITE_FULL: database or disk is full',
])('says what to do about a full disk: %s', (error) =>
  expect(seedProblem(error, '.data')).toMatch(
    /^The demonstration data could not be written: .* Make room on the disk of \.data and start again\.$/,
  ),
)

it('says any other problem alone', () => {
  expect(seedProblem(new Error('connect ECONNREFUSED'))).toBe('The demonstration data could not be written: connect ECONNREFUSED.')
})
