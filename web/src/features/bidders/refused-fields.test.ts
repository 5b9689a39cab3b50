import { CallError } from '@auctionwiz/contracts/client'
import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

it('puts a taken email at the email field', () => {
  const error = new CallError('Taken.', 409, { code: 'bidder_exists', message: 'Taken.', correlationId: 'c' })
  expect(refusedFields(error)).toEqual({ email: 'Taken.' })
})

it('puts other problems at the fields they name', () => {
  const details = { fields: { 'address.zip': 'Use at most 20 characters.' } }
  const error = new CallError('Not valid.', 400, { code: 'invalid_request', message: 'Not valid.', details, correlationId: 'c' })
  expect(refusedFields(error)).toEqual({ zip: 'Use at most 20 characters.' })
  expect(refusedFields(new Error('other'))).toEqual({})
})
