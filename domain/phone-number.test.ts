import { expect, it } from 'vitest'
import { carrierNumber } from './phone-number.ts'

it.each([
  ['+44 (20) 7946-0148', { number: '+442079460148' }],
  ['212 555 0148', { number: '+12125550148' }],
  ['', { problem: 'Enter a phone number.' }],
  ['020 7946 0148', { problem: 'Begin the number with + and the country code, such as +1 212 555 0148.' }],
  ['+1234567', { problem: 'Begin the number with + and the country code, such as +1 212 555 0148.' }],
  ['+1234567890123456', { problem: 'Begin the number with + and the country code, such as +1 212 555 0148.' }],
])('reads %s', (typed, read) => expect(carrierNumber(typed)).toEqual(read))
