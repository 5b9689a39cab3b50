import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { account, accountAccess, user } from './identity.ts'

/** The signed-in person and the accounts open to them. */

export const readCurrentUser = endpoint({
  app: 'auth',
  name: 'readCurrentUser',
  summary: 'Read the signed-in user and their access in the current account',
  method: 'GET',
  path: 'users/me',
  access: { kind: 'access', scope: 'user' },
  answer: z.object({ user, access: accountAccess }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found', 'account_access'],
})

export const listMyAccounts = endpoint({
  app: 'auth',
  name: 'listMyAccounts',
  summary: 'List every account of the signed-in user, for selection',
  method: 'GET',
  path: 'users/me/accounts',
  access: { kind: 'session' },
  answer: z.object({ accounts: z.array(accountAccess) }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found'],
})

export const listAccounts = endpoint({
  app: 'auth',
  name: 'listAccounts',
  summary: 'List the accounts of the signed-in user with their houses and subscription',
  method: 'GET',
  path: 'accounts',
  access: { kind: 'access', scope: 'user' },
  answer: z.object({ accounts: z.array(account) }),
  errors: ['unauthenticated', 'token_expired'],
})
