import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { granter } from './granters.ts'
import { account, accountAccess, user } from './identity.ts'

/** What others may do: who can give a permission, and seeing the account as one of its people does. */

export const listGranters = endpoint({
  app: 'auth',
  name: 'listGranters',
  summary: 'Who can give permissions in the house: the account’s owner and the administrators of the house, by name alone',
  method: 'GET',
  path: 'auction-house/granters',
  access: { kind: 'access', scope: 'house' },
  answer: z.object({ granters: z.array(granter) }),
  errors: ['unauthenticated', 'token_expired', 'busy', 'not_found'],
})

export const viewAs = endpoint({
  app: 'auth',
  name: 'viewAs',
  summary:
    'A short-lived token that shows what somebody sees, in the houses that the caller administers; it changes nothing and is not renewed',
  method: 'POST',
  path: 'users/{id}/view-as',
  access: { kind: 'access', scope: 'account', permission: 'users:roles_assign' },
  params: z.strictObject({ id }),
  answer: z.object({ accessToken: z.string(), expiresIn: z.int(), user, account, access: accountAccess }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'busy', 'not_found', 'own_user', 'owner_protected', 'account_suspended'],
})
