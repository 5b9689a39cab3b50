import { expect, it } from 'vitest'
import { megabytes, sizeText, spanText } from './sizes.ts'

it.each([
  [80, '0.1 KB'],
  [2048, '2 KB'],
  [3.9 * 1024 * 1024, '3.9 MB'],
  [110_000, '0.1 MB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([
  [38_400, '38 s'],
  [72_000, '1 min 12 s'],
  [7_500_000, '2 h 5 min'],
  [-5, '0 s'],
])('shows %d ms as %s', (span, text) => {
  expect(spanText(span)).toBe(text)
})

it('sums up in megabytes', () => {
  expect(megabytes(5_557_453)).toBe('5.3')
})
