import { expect, it } from 'vitest'
import { isRunning, nextLook } from './polling.ts'

it('looks each second at first and slows down while nothing moves', () => {
  expect([0, 4, 5, 6, 7, 8, 50].map(nextLook)).toEqual([1000, 1000, 2000, 4000, 8000, 15_000, 15_000])
})

it.each([
  ['pending', true],
  ['uploading', true],
  ['processing', true],
  ['completed', false],
  ['error', false],
] as const)('an upload that is %s runs: %s', (status, runs) => {
  expect(isRunning({ status })).toBe(runs)
})
