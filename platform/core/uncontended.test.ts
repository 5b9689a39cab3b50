import { expect, test } from 'vitest'
import { uncontended } from './uncontended.ts'

test('changes eight times at most and then gives up', () => {
  let givenUp = 0
  const change = uncontended(
    (stored: number) => stored + 1,
    () => {
      givenUp += 1
    },
  )
  const results = Array.from({ length: 9 }, (_, at) => change(at))
  expect(results).toEqual([1, 2, 3, 4, 5, 6, 7, 8, undefined])
  expect(givenUp).toBe(1)
})
