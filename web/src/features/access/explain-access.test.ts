import { permissions, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { expect, it } from 'vitest'
import { explainAccess, heldIn, isDifferent } from './explain-access.ts'

const at = '2026-11-04T09:00:00Z'
const finn: Pick<AccountUser, 'accountRole' | 'houses'> = {
  accountRole: 'member',
  houses: [
    {
      auctionHouseId: 'ny',
      role: 'staff',
      assignedAt: at,
      assignedBy: 'u1',
      adjustments: [
        { permission: 'bidders:approve', effect: 'grant', at, by: 'u1' },
        { permission: 'bidders:export', effect: 'deny', at, by: 'u1' },
      ],
    },
    { auctionHouseId: 'phi', role: 'viewer', assignedAt: at, assignedBy: 'u1' },
  ],
}

it.each([
  ['ny', 'bidders:view', true, 'role'],
  ['ny', 'bidders:approve', true, 'grant'],
  ['ny', 'bidders:export', false, 'deny'],
  ['ny', 'bidders:merge', false, 'none'],
  ['phi', 'bidders:approve', false, 'none'],
  ['bos', 'bidders:view', false, 'none'],
] as const)('at %s %s is %s by %s', (house, permission, allowed, source) => {
  expect(explainAccess(finn, house, permission)).toMatchObject({ allowed, source })
})

it('gives the owner everything everywhere', () => {
  const owner = { ...finn, accountRole: 'owner' as const, houses: [] }
  expect(explainAccess(owner, 'bos', 'users:edit')).toMatchObject({ allowed: true, source: 'owner' })
  expect(heldIn(owner, 'bos')).toEqual(permissions)
})

it('says the same of each permission as the list of those held', () => {
  for (const house of ['ny', 'phi', 'bos'])
    expect(permissions.filter((permission) => explainAccess(finn, house, permission).allowed)).toEqual(heldIn(finn, house))
  expect(heldIn(finn, 'ny')).toHaveLength(permissionsOf('staff').length)
})

it('finds what differs between columns or from the role', () => {
  const column = (auctionHouseId: string) => ({ key: auctionHouseId, title: '', subtitle: '', user: finn as AccountUser, auctionHouseId })
  expect(isDifferent([column('ny'), column('phi')], 'bidders:create')).toBe(true)
  expect(isDifferent([column('ny'), column('phi')], 'bidders:view')).toBe(false)
  expect(isDifferent([column('ny')], 'bidders:approve')).toBe(true)
  expect(isDifferent([column('ny')], 'bidders:create')).toBe(false)
})
