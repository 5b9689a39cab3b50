import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { expect, it } from 'vitest'
import { checkInvite, emptyInvite, type InviteValues, inviteBody, inviteProblem } from './invite-form.ts'

const filled: InviteValues = {
  email: ' nora@example.com ',
  role: 'staff',
  permissions: permissionsOf('staff'),
  auctionHouseIds: ['h1'],
  personalMessage: ' ',
}

it('asks for an address, a role and a house', () => {
  expect(checkInvite(filled)).toEqual({})
  expect(inviteProblem(filled)).toBeUndefined()
  const empty = emptyInvite(undefined)
  expect(Object.keys(checkInvite(empty))).toEqual(['email', 'role', 'auctionHouseIds'])
  expect(inviteProblem(empty)).toBe('Please fill in all required fields')
  expect(checkInvite({ ...filled, email: 'nora@example' })).toEqual({ email: 'Enter a valid email address.' })
})

it('sends what was typed, trimmed, without an empty message', () => {
  expect(inviteBody(filled)).toEqual({ email: 'nora@example.com', role: 'staff', auctionHouseIds: ['h1'] })
  expect(inviteBody({ ...filled, personalMessage: ' Welcome ' })).toMatchObject({ personalMessage: 'Welcome' })
})

it('sends permissions where they differ from the role', () => {
  expect(inviteBody({ ...filled, permissions: ['bidders:view'] })).toMatchObject({ permissions: ['bidders:view'] })
  const other = [...permissionsOf('staff').slice(1), 'users:invite' as const]
  expect(inviteBody({ ...filled, permissions: other })).toMatchObject({ permissions: other })
})
