import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { granter } from './granters.ts'

/** Other users' access: who can grant a permission. */

export const listGranters = endpoint({
  app: 'auth',
  name: 'listGranters',
  summary: 'List by name who can grant permissions in the house: the owner and its administrators',
  method: 'GET',
  path: 'auction-house/granters',
  access: { kind: 'access', scope: 'house' },
  answer: z.object({ granters: z.array(granter) }),
  errors: ['unauthenticated', 'token_expired', 'busy', 'not_found'],
})
