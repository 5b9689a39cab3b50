import { describe, expect, it } from 'vitest'
import { permissionReason, permissions, permissionsOf } from './permissions.ts'

describe('the permission table', () => {
  it.each([
    ['owner', 67],
    ['admin', 67],
    ['staff', 34],
    ['viewer', 11],
  ] as const)('gives %s %i permissions', (role, count) => {
    expect(permissionsOf(role)).toHaveLength(count)
  })

  it('counts each area as agreed', () => {
    const areas = Object.groupBy(permissions, (permission) => permission.split(':')[0] ?? '')
    const counts = Object.fromEntries(Object.entries(areas).map(([area, keys]) => [area, keys?.length]))
    expect(counts).toEqual({
      auctions: 11,
      bidders: 17,
      legal: 10,
      inventory: 8,
      payments: 5,
      users: 5,
      data: 2,
      communications: 4,
      system: 5,
    })
  })

  it('says in words what each permission is for', () => {
    for (const permission of permissions) expect(permissionReason(permission)).toMatch(/^[A-Z].{6,}/)
  })
})
