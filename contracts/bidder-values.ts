import * as z from 'zod/mini'
import { bidderCategories } from './bidders.ts'
import { endpoint } from './endpoint.ts'

/** The tags, categories and cities that bidders of a house have. */

/** At most this many different tags, and cities, are listed. */
export const bidderValueLimit = 1000

export const listBidderValues = endpoint({
  app: 'bidders',
  name: 'listBidderValues',
  summary: 'List tags, preferred categories and cities of bidders by name, for filters',
  method: 'GET',
  path: 'bidders/values',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  answer: z.object({ tags: z.array(z.string()), categories: z.array(z.enum(bidderCategories)), cities: z.array(z.string()) }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'],
})
