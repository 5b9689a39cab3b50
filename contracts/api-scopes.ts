import type { Permission } from './permissions.ts'

/** What an API key can be allowed to do: why a house would want it, and the permission that its maker needs and the key then uses. */
export const apiScopes = {
  'uploads:send': ['Upload files and import bidders from them', 'data:import'],
  'uploads:read': ['Read the status, results and history of uploads', 'data:import'],
  'uploads:download': ['Download stored files and rejected rows', 'data:import'],
} as const satisfies Record<string, readonly [reason: string, permission: Permission]>

export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** A token may name a scope that this version does not know; it opens nothing. */
const isScope = (name: string): name is ApiScope => Object.hasOwn(apiScopes, name)

/** The permissions that a bearer with these scopes uses. */
export const permissionsOfScopes = (scopes: readonly string[]): Permission[] => [
  ...new Set(scopes.filter(isScope).map((scope) => apiScopes[scope][1])),
]
