import { expect, it } from 'vitest'
import { writePercent } from './write-number.ts'

it.each([
  ['en', '12.5%'],
  ['de', '12,5 %'],
  ['es', '12,5 %'],
  ['fr', '12,5 %'],
])('writes a share as %s does', (language, written) => {
  expect(writePercent(12.5, language).replace(/[\u00a0\u202f]/, ' ')).toBe(written)
})

it('writes two decimals of a share at most', () => {
  expect([writePercent(100, 'en'), writePercent(0, 'en'), writePercent(33.333, 'en')]).toEqual(['100%', '0%', '33.33%'])
})
