import { expect, it } from 'vitest'
import { errorText } from './errors.ts'

it.each([
  [1, 'The service is busy. Please try again in 1 second.'],
  [2, 'The service is busy. Please try again in 2 seconds.'],
  [11, 'The service is busy. Please try again in 11 seconds.'],
])('says how long to wait for %s s', (seconds, text) => {
  expect(errorText('busy', { seconds })).toBe(text)
})
