import { expect, it } from 'vitest'
import { mergeRoles, sameRoles, withRole } from './house-access.ts'

it('follows the other person where nothing was chosen, and keeps what was', () => {
  const base = { ny: 'staff', bos: 'staff', phi: 'viewer' } as const
  const { roles, changes } = mergeRoles(base, { ny: 'viewer', bos: 'staff', phi: 'viewer' }, { ny: 'admin', phi: 'staff' })
  expect(roles).toEqual({ ny: 'viewer', phi: 'staff' })
  expect(changes).toEqual([
    { auctionHouseId: 'ny', mine: 'viewer', theirs: 'admin', conflict: true },
    { auctionHouseId: 'bos', mine: 'staff', theirs: undefined, conflict: false },
    { auctionHouseId: 'phi', mine: 'viewer', theirs: 'staff', conflict: false },
  ])
})

it('has nothing to review when both chose the same', () => {
  expect(mergeRoles({ ny: 'staff' }, {}, {})).toEqual({ roles: {}, changes: [] })
})

it('knows when something was chosen', () => {
  expect(sameRoles({ ny: 'staff' }, withRole({ ny: 'viewer' }, 'ny', 'staff'))).toBe(true)
  expect(sameRoles({ ny: 'staff' }, withRole({ ny: 'staff' }, 'ny', undefined))).toBe(false)
})
