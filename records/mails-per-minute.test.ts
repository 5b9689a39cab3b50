import { expect, test } from 'vitest'
import { mailsPerMinute } from './mails-per-minute.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['1', 1],
  ['3000', 3000],
])('reads %j as %j', (setting, expected) => {
  expect(mailsPerMinute(setting)).toBe(expected)
})

test.each(['0', '-1', '1.5', 'many', '10000000'])('refuses %j', (setting) => {
  expect(() => mailsPerMinute(setting)).toThrow('BIDDER_MAILS_PER_MINUTE must be a whole number of 1 or more.')
})
