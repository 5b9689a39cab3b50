import { expect, test } from 'vitest'
import { parseTimeSpan } from './time-span.ts'

test.each([
  ['00:00:10', 10_000],
  ['00:00:00.5', 500],
  ['01:02', 3_720_000],
  ['1.00:00:01', 86_401_000],
  ['23:59:59', 86_399_000],
])('%s is %d ms', (text, milliseconds) => {
  expect(parseTimeSpan(text)).toBe(milliseconds)
})

test.each(['', '10', '00:60:00', '00:00:61', '-00:00:01', 'soon'])('"%s" is refused', (text) => {
  expect(() => parseTimeSpan(text)).toThrow(RangeError)
})
