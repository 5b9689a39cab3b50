import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { account, accountAccess, user } from './identity.ts'

/** Viewing the account as another user. */

export const viewAs = endpoint({
  app: 'auth',
  name: 'viewAs',
  summary: 'Create a short-lived, read-only token for another user’s view of the houses that the caller administers; it is not renewed',
  method: 'POST',
  path: 'users/{id}/view-as',
  access: { kind: 'access', scope: 'account', permission: 'users:roles_assign' },
  params: z.strictObject({ id }),
  answer: z.object({ accessToken: z.string(), expiresIn: z.int(), user, account, access: accountAccess }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'busy', 'not_found', 'own_user', 'owner_protected', 'account_suspended'],
})
