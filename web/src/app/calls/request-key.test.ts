import { CallError } from '@auctionwiz/contracts/client'
import { expect, it } from 'vitest'
import { keyAfter } from './request-key.ts'

it.each([
  ['a gateway’s timeout', new CallError('Timeout.', 504)],
  ['a failure of the service', new CallError('Failed.', 500)],
  ['an answer that never came', new CallError('Unreachable.', 0)],
  ['a failure of the network', new TypeError('Failed to fetch')],
])('keeps the key after %s, so that a retry adds nothing twice', (_name, error) => {
  expect(keyAfter('key', error)).toBe('key')
})

it.each([400, 409, 429])('takes a new key after a refusal with %i', (status) => {
  expect(keyAfter('key', new CallError('Refused.', status))).not.toBe('key')
})
