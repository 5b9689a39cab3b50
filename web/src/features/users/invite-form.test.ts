import { expect, it } from 'vitest'
import { checkInvite, inviteBody, inviteProblem } from './invite-form.ts'

const filled = { email: ' nora@example.com ', role: 'staff' as const, houses: ['h1'], permissions: undefined, message: ' ' }

it('asks for an address, a role and a house', () => {
  expect(checkInvite(filled)).toEqual({})
  expect(inviteProblem(filled)).toBeUndefined()
  const empty = { ...filled, email: ' ', role: undefined, houses: [] }
  expect(Object.keys(checkInvite(empty))).toEqual(['email', 'role', 'houses'])
  expect(inviteProblem(empty)).toBe('Please fill in all required fields')
  expect(checkInvite({ ...filled, email: 'nora@example' })).toEqual({ email: 'Enter a valid email address.' })
})

it('sends what was typed, trimmed, without an empty message', () => {
  expect(inviteBody(filled)).toEqual({ email: 'nora@example.com', role: 'staff', auctionHouseIds: ['h1'] })
  expect(inviteBody({ ...filled, permissions: ['bidders:view'] })).toMatchObject({ permissions: ['bidders:view'] })
  expect(inviteBody({ ...filled, message: ' Welcome ' })).toMatchObject({ personalMessage: 'Welcome' })
})
