import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id } from './fields.ts'

export const deleteBidder = endpoint({
  app: 'bidders',
  name: 'deleteBidder',
  summary: 'Delete a bidder; can be undone for 24 hours like a bulk change',
  method: 'DELETE',
  path: 'bidders/{id}',
  access: { kind: 'access', scope: 'house', permission: 'bidders:delete' },
  params: z.strictObject({ id }),
  answer: acknowledged,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'stale_version'],
})
