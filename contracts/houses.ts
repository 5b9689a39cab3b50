import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, currency, email, id, optionalText, phone, text } from './fields.ts'
import { account, accountAccess, accountTypes, auctionHouse } from './identity.ts'
import { accountTokens } from './sign-in.ts'

/** Accounts, their auction houses and groups of houses. */

const user = { kind: 'access', scope: 'user' } as const
const inAccount = { kind: 'access', scope: 'account' } as const
const refused = ['unauthenticated', 'token_expired', 'busy'] as const
const params = z.strictObject({ id })
const version = z.string().check(z.maxLength(20))

const found = z.object({ success: z.literal(true), data: account })

/** A website, if given, is an address that a browser opens. */
const website = z.union([
  z.literal(''),
  z.string().check(z.trim(), z.maxLength(300), z.regex(/^https?:\/\/[^\s]+$/, 'Use an address such as https://example.com.')),
])

const houseFields = {
  name: text(120),
  businessName: text(200),
  street: optionalText(200),
  city: text(100),
  state: optionalText(100),
  zipCode: optionalText(20),
  country: optionalText(100),
  phone: z.optional(z.union([z.literal(''), phone])),
  email: z.optional(z.union([z.literal(''), email])),
  website: z.optional(website),
  timezone: z.optional(text(64)),
  currency: z.optional(currency),
}

/** Country, time zone and currency default to the account's or the product's: USA, America/New_York, USD. */
export const newHouse = z.strictObject(houseFields)
export type NewHouse = z.output<typeof newHouse>

export const createAccount = endpoint({
  app: 'auth',
  name: 'createAccount',
  summary: 'Create an account, owned by the caller, with its first auction house',
  method: 'POST',
  path: 'accounts/create',
  access: { kind: 'session' },
  body: z.strictObject({ name: text(120), type: z.enum(accountTypes), house: newHouse }),
  answer: z.object({ account, access: accountAccess }),
  status: 201,
  errors: [
    'unauthenticated',
    'token_expired',
    'user_not_found',
    'invalid_request',
    'email_unverified',
    'limit_reached',
    'idempotency_mismatch',
  ],
})

export const readAccount = endpoint({
  app: 'auth',
  name: 'readAccount',
  summary: 'Read one of the caller’s accounts with the houses the caller may see',
  method: 'GET',
  path: 'accounts/{id}',
  access: user,
  params,
  answer: found,
  errors: [...refused, 'not_found'],
})

const accountChange = z.strictObject({
  name: z.optional(text(120)),
  type: z.optional(z.enum(accountTypes)),
  settings: z.optional(
    z.strictObject({
      timezone: z.optional(text(64)),
      currency: z.optional(currency),
      defaultScoreType: z.optional(z.enum(['national', 'local'])),
    }),
  ),
  version,
})
export type AccountChange = z.output<typeof accountChange>

const changed = [...refused, 'invalid_request', 'not_found', 'owner_only', 'stale_version'] as const

export const updateAccount = endpoint({
  app: 'auth',
  name: 'updateAccount',
  summary: 'Change an account that the caller owns; the version read must be sent back',
  method: 'PUT',
  path: 'accounts/{id}',
  access: user,
  params,
  body: accountChange,
  answer: found,
  errors: changed,
})

export const deleteAccount = endpoint({
  app: 'auth',
  name: 'deleteAccount',
  summary: 'Delete an account that the caller owns; refused while its houses contain data',
  method: 'DELETE',
  path: 'accounts/{id}',
  access: user,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found', 'owner_only', 'account_in_use', 'confirmation_required'],
})

export const readCurrentAccount = endpoint({
  app: 'auth',
  name: 'readCurrentAccount',
  summary: 'Read the current account',
  method: 'GET',
  path: 'accounts/current',
  access: inAccount,
  answer: found,
  errors: [...refused, 'account_access'],
})

export const updateCurrentAccount = endpoint({
  app: 'auth',
  name: 'updateCurrentAccount',
  summary: 'Change the current account, as its owner',
  method: 'PUT',
  path: 'accounts/current',
  access: inAccount,
  body: accountChange,
  answer: found,
  errors: changed,
})

export const switchAccount = endpoint({
  app: 'auth',
  name: 'switchAccount',
  summary:
    'Switch to another of the caller’s accounts without signing in again. With the refresh token the session moves there and gets its next one; without it the answer is only an access token, which expires with the current one',
  method: 'POST',
  path: 'me/switch-account',
  access: user,
  body: z.strictObject({ accountId: id, refreshToken: z.optional(z.string().check(z.maxLength(512))) }),
  answer: z.object({ ...accountTokens.shape, refreshToken: z.optional(accountTokens.shape.refreshToken) }),
  errors: [...refused, 'user_not_found', 'account_access', 'account_suspended', 'refresh_rejected', 'invalid_request'],
})

export const setDefaultAccount = endpoint({
  app: 'auth',
  name: 'setDefaultAccount',
  summary: 'Choose the account offered first after sign-in',
  method: 'POST',
  path: 'accounts/set-default',
  access: user,
  body: z.strictObject({ accountId: id }),
  answer: acknowledged,
  errors: [...refused, 'account_access', 'invalid_request'],
})

export const listHouses = endpoint({
  app: 'auth',
  name: 'listHouses',
  summary: 'List the houses of the account that the caller may see, with the number of users in each',
  method: 'GET',
  path: 'accounts/current/auction-houses',
  access: inAccount,
  answer: z.object({ auctionHouses: z.array(z.object({ ...auctionHouse.shape, staffCount: z.int() })) }),
  errors: [...refused, 'account_access'],
})

export const createHouse = endpoint({
  app: 'auth',
  name: 'createHouse',
  summary: 'Add an auction house to the account',
  method: 'POST',
  path: 'accounts/current/auction-houses',
  access: inAccount,
  body: newHouse,
  answer: auctionHouse,
  status: 201,
  errors: [...refused, 'invalid_request', 'forbidden', 'limit_reached', 'idempotency_mismatch'],
})

export const updateHouse = endpoint({
  app: 'auth',
  name: 'updateHouse',
  summary: 'Change an auction house that the caller administers; the version read must be sent back',
  method: 'PUT',
  path: 'auction-houses/{id}',
  access: inAccount,
  params,
  body: z.strictObject({ ...z.partial(newHouse).shape, status: z.optional(z.enum(['active', 'inactive'])), version }),
  answer: auctionHouse,
  errors: [...refused, 'invalid_request', 'not_found', 'forbidden', 'stale_version'],
})

export const deleteHouse = endpoint({
  app: 'auth',
  name: 'deleteHouse',
  summary: 'Delete an auction house; refused while it contains data. Groups without another house are deleted with it',
  method: 'DELETE',
  path: 'auction-houses/{id}',
  access: { ...inAccount, owner: true },
  params,
  /** The names of the groups that had no other house. */
  answer: z.object({ success: z.literal(true), deletedGroups: z.array(z.string()) }),
  errors: [...refused, 'not_found', 'owner_only', 'house_in_use', 'last_house'],
})

export const houseGroup = z.object({
  id,
  name: z.string(),
  description: z.optional(z.string()),
  auctionHouseIds: z.array(id),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.string(),
})
export type HouseGroup = z.output<typeof houseGroup>

const groupFields = {
  name: text(120),
  description: optionalText(500),
  auctionHouseIds: z.array(id).check(z.minLength(1, 'Choose at least one auction house.'), z.maxLength(200)),
}
const groupErrors = [...refused, 'invalid_request', 'forbidden', 'not_found'] as const

export const listGroups = endpoint({
  app: 'auth',
  name: 'listGroups',
  summary: 'List the groups of houses, with their houses that the caller may see',
  method: 'GET',
  path: 'accounts/current/groups',
  access: inAccount,
  answer: z.object({ groups: z.array(houseGroup) }),
  errors: refused,
})

export const createGroup = endpoint({
  app: 'auth',
  name: 'createGroup',
  summary: 'Create a group of houses',
  method: 'POST',
  path: 'accounts/current/groups',
  access: inAccount,
  body: z.strictObject(groupFields),
  answer: houseGroup,
  status: 201,
  errors: [...groupErrors, 'limit_reached'],
})

export const updateGroup = endpoint({
  app: 'auth',
  name: 'updateGroup',
  summary: 'Change a group; the version read must be sent back',
  method: 'PUT',
  path: 'accounts/current/groups/{id}',
  access: inAccount,
  params,
  body: z.strictObject({ ...z.partial(z.strictObject(groupFields)).shape, version }),
  answer: houseGroup,
  errors: [...groupErrors, 'stale_version'],
})

export const deleteGroup = endpoint({
  app: 'auth',
  name: 'deleteGroup',
  summary: 'Delete a group; its houses remain',
  method: 'DELETE',
  path: 'accounts/current/groups/{id}',
  access: inAccount,
  params,
  answer: acknowledged,
  errors: groupErrors,
})
