import { expect, it } from 'vitest'
import { checkSetUp, emptySetUp, newAccountOf } from './set-up-form.ts'

const typed = { ...emptySetUp, accountName: ' Parr Sales ', name: 'Salem', businessName: 'Parr LLC', city: 'Salem' }

it('takes the account’s name and what a house cannot do without', () => {
  const required = 'This field is required.'
  expect(checkSetUp(emptySetUp)).toEqual({ accountName: required, name: required, businessName: required, city: required })
  expect(checkSetUp({ ...typed, accountName: ' ' })).toEqual({ accountName: required })
})

it('is checked field by field', () => {
  expect(checkSetUp(typed)).toEqual({})
  expect(Object.keys(checkSetUp({ ...typed, accountName: 'x'.repeat(121), email: 'parr@' })).sort()).toEqual(['accountName', 'email'])
})

it('is sent as an account with its first house', () => {
  expect(newAccountOf(typed)).toMatchObject({ name: 'Parr Sales', type: 'individual', house: { name: 'Salem', country: 'USA' } })
})
