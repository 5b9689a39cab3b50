import { expect, it } from 'vitest'
import { emailIn } from './provider-email.ts'

const tokenOf = (claims: object) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it.each([
  [tokenOf({ email: 'zoë@house.example', preferred_username: 'other' }), 'zoë@house.example'],
  [tokenOf({ preferred_username: 'ann@house.example' }), 'ann@house.example'],
  [tokenOf({ name: 'Ann' }), undefined],
  ['not a token', undefined],
])('reads the address of %s', (token, email) => {
  expect(emailIn(token)).toBe(email)
})
