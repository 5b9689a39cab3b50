import * as z from 'zod/mini'
import { auditEvent } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, listOf, wholeNumber } from './fields.ts'
import { houseAccess } from './identity.ts'
import { profile, profileChange } from './own-profile.ts'
import { houseRoles } from './permissions.ts'

/** The users of an account and their permissions there. */

const inAccount = { kind: 'access', scope: 'account' } as const
const inHouse = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'busy'] as const
const managed = [...refused, 'invalid_request', 'not_found', 'own_user', 'owner_protected', 'beyond_reach', 'stale_version'] as const
const params = z.strictObject({ id })
const role = z.enum(houseRoles)
const version = z.string().check(z.maxLength(20))

export const memberStatuses = ['active', 'suspended'] as const

/** A user in the account. `role` is the role in the house of the call, or the highest one. */
export const accountUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accountRole: z.enum(['owner', 'member']),
  role: z.enum(['owner', ...houseRoles, 'none']),
  houses: z.array(z.pick(houseAccess, { auctionHouseId: true, role: true, adjustments: true, assignedAt: true, assignedBy: true })),
  status: z.enum(memberStatuses),
  mfa: z.object({ enabled: z.boolean(), methods: z.optional(z.array(z.string())) }),
  lastActiveAt: z.optional(instant),
  assignedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type AccountUser = z.output<typeof accountUser>

const page = { page: z.optional(z.string().check(z.maxLength(8192))), limit: z.optional(wholeNumber(1, 200)) }
const users = z.object({ users: z.array(accountUser), total: z.int(), nextPage: z.optional(z.string()) })

const userFilter = z.strictObject({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  role: z.optional(z.enum(['owner', ...houseRoles])),
  status: z.optional(listOf(z.enum(memberStatuses))),
  ...page,
})
export type UserFilter = z.output<typeof userFilter>

export const listUsers = endpoint({
  app: 'auth',
  name: 'listUsers',
  summary: 'List a page of the account’s users, searched by name or address and filtered',
  method: 'GET',
  path: 'users',
  access: { ...inAccount, permission: 'users:view' },
  query: userFilter,
  answer: users,
  errors: [...refused, 'invalid_request'],
})

export const listHouseUsers = endpoint({
  app: 'auth',
  name: 'listHouseUsers',
  summary: 'List a page of the house’s users, with their role in it',
  method: 'GET',
  path: 'auction-house/users',
  access: { ...inHouse, permission: 'users:view' },
  query: userFilter,
  answer: users,
  errors: [...refused, 'not_found', 'invalid_request'],
})

export const listUsersOfHouse = endpoint({
  app: 'auth',
  name: 'listUsersOfHouse',
  summary: 'List a page of one house’s users, with their role in it',
  method: 'GET',
  path: 'auction-houses/{id}/users',
  access: { ...inAccount, permission: 'users:view' },
  params,
  query: userFilter,
  answer: users,
  errors: [...refused, 'not_found', 'invalid_request'],
})

const person = z.object({ user: accountUser, profile: z.object({ ...profile, emailVerified: z.boolean() }), version: z.string() })

export const readUser = endpoint({
  app: 'auth',
  name: 'readUser',
  summary: 'Read one user of the account; `version` is that of the profile',
  method: 'GET',
  path: 'users/{id}',
  access: { ...inAccount, permission: 'users:view' },
  params,
  answer: person,
  errors: [...refused, 'not_found'],
})

export const updateUser = endpoint({
  app: 'auth',
  name: 'updateUser',
  summary: 'Correct the profile of a user who belongs only to this account',
  method: 'PUT',
  path: 'users/{id}',
  access: { ...inAccount, permission: 'users:edit' },
  params,
  body: z.strictObject({ ...profileChange.shape, version }),
  answer: person,
  errors: [...managed, 'shared_user'],
})

export const changeUserRole = endpoint({
  app: 'auth',
  name: 'changeUserRole',
  summary: 'Change a user’s role in the house; `permissions`, when given, are all their permissions there',
  method: 'PUT',
  path: 'auction-house/users/{id}/role',
  access: { ...inHouse, permission: 'users:roles_assign' },
  params,
  body: z.strictObject({
    role: z.optional(role),
    permissions: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
    version: z.optional(version),
  }),
  answer: accountUser,
  errors: [...managed, 'owner_only', 'required_fields'],
})

const standing = (name: string, path: string, summary: string) =>
  endpoint({
    app: 'auth',
    name,
    summary,
    method: 'POST',
    path,
    access: { ...inHouse, permission: 'users:edit' },
    params,
    answer: accountUser,
    errors: managed,
  })

export const deactivateUser = standing(
  'deactivateUser',
  'auction-house/users/{id}/deactivate',
  'Suspend a user in this account; their sessions there end within seconds',
)
export const reactivateUser = standing('reactivateUser', 'auction-house/users/{id}/reactivate', 'Reactivate a suspended user')

export const sendUserPasswordReset = endpoint({
  app: 'auth',
  name: 'sendUserPasswordReset',
  summary: 'Email a user a link to choose a new password; no one else sees or sets it',
  method: 'POST',
  path: 'auction-house/users/{id}/password-reset',
  access: { ...inHouse, permission: 'users:password_reset' },
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found', 'own_user', 'owner_protected', 'beyond_reach', 'too_many_attempts', 'message_failed'],
})

export const resetUserMfa = endpoint({
  app: 'auth',
  name: 'resetUserMfa',
  summary: 'Remove all second factors of a user who lost them; the user gets an email and sets up new ones at the next sign-in',
  method: 'POST',
  path: 'auction-house/users/{id}/mfa-reset',
  access: { ...inHouse, permission: 'users:password_reset' },
  params,
  answer: acknowledged,
  errors: [
    ...refused,
    'not_found',
    'own_user',
    'owner_protected',
    'beyond_reach',
    'confirmation_required',
    'shared_factors',
    'no_second_factor',
  ],
})

export const readUserActivity = endpoint({
  app: 'auth',
  name: 'readUserActivity',
  summary: 'List a user’s activity in the account and the house over the last days, by default 30',
  method: 'GET',
  path: 'auction-house/users/{id}/activity',
  access: { ...inHouse, permission: 'users:view' },
  params,
  query: z.strictObject({ days: z.optional(wholeNumber(1, 365)) }),
  answer: z.object({ userId: id, days: z.int(), lastActiveAt: z.optional(instant), events: z.array(auditEvent) }),
  errors: [...refused, 'not_found', 'invalid_request'],
})

export const assignUser = endpoint({
  app: 'auth',
  name: 'assignUser',
  summary: 'Add a member of the account to a house',
  method: 'POST',
  path: 'auction-house/assign-user',
  access: { ...inHouse, permission: 'users:roles_assign' },
  /** Defaults to the house of the call. */
  body: z.strictObject({ userId: id, role, auctionHouseId: z.optional(id), version: z.optional(version) }),
  answer: accountUser,
  errors: [...managed, 'owner_only'],
})

export const removeUser = endpoint({
  app: 'auth',
  name: 'removeUser',
  summary: 'Remove a user from a house; without any house they remain a member without access',
  method: 'POST',
  path: 'auction-house/remove-user',
  access: { ...inHouse, permission: 'users:roles_assign' },
  body: z.strictObject({ userId: id, auctionHouseId: z.optional(id) }),
  answer: accountUser,
  errors: managed,
})

export const setUserHouseAccess = endpoint({
  app: 'auth',
  name: 'setUserHouseAccess',
  summary: 'Set all houses of a user, with the role in each',
  method: 'PUT',
  path: 'users/{id}/auction-house-access',
  access: { ...inAccount, permission: 'users:roles_assign' },
  params,
  body: z.strictObject({ houses: z.array(z.strictObject({ auctionHouseId: id, role })).check(z.maxLength(200)), version }),
  answer: accountUser,
  errors: [...managed, 'owner_only'],
})

export const readMyHouseAccess = endpoint({
  app: 'auth',
  name: 'readMyHouseAccess',
  summary: 'List the caller’s houses, with role and permissions in each',
  method: 'GET',
  path: 'user/auction-house-access',
  access: { kind: 'access', scope: 'user' },
  answer: z.object({ houses: z.array(houseAccess) }),
  errors: ['unauthenticated', 'token_expired', 'account_access'],
})

export const transferOwnership = endpoint({
  app: 'auth',
  name: 'transferOwnership',
  summary: 'Make another member the account’s owner; the former owner becomes an administrator of every house',
  method: 'POST',
  path: 'accounts/current/transfer-ownership',
  access: { ...inAccount, owner: true },
  body: z.strictObject({ userId: id }),
  answer: accountUser,
  errors: [
    'unauthenticated',
    'token_expired',
    'busy',
    'invalid_request',
    'not_found',
    'owner_only',
    'own_user',
    'confirmation_required',
    'stale_version',
  ],
})
