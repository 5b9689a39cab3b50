import { expect, it } from 'vitest'
import { statusPermission } from './status-permission.ts'

it.each([
  ['Pending', 'Active', 'bidders:approve'],
  ['Pending', 'Pending', 'bidders:edit'],
  ['Active', 'Inactive', 'bidders:edit'],
  ['Active', 'Suspended', 'bidders:suspend'],
  ['Pending', 'Suspended', 'bidders:suspend'],
  ['Suspended', 'Active', 'bidders:suspend'],
] as const)('%s to %s needs %s', (from, to, permission) => {
  expect(statusPermission(from, to)).toBe(permission)
})
