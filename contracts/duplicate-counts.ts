import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './fields.ts'

/** How many matches there are: apart from the other calls about duplicates, because the tabs of the Bidders screen show it. */

/** The auto-merge threshold in percent: its limits, the recommendation and the default. */
export const mergeThreshold = { least: 70, most: 100, recommended: [90, 95], usual: 95 } as const

export const threshold = wholeNumber(mergeThreshold.least, mergeThreshold.most)

export const countDuplicates = endpoint({
  app: 'bidders',
  name: 'countDuplicates',
  summary: 'Count the pairs by state, and how many a threshold would merge',
  method: 'GET',
  path: 'bidders/duplicates/counts',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  query: z.strictObject({ threshold: z.optional(threshold), groups: z.optional(z.enum(['true'])) }),
  answer: z.object({
    pending: z.int(),
    autoMerged: z.int(),
    /** Merged manually or dismissed. */
    resolved: z.int(),
    total: z.int(),
    /** Pending pairs at or above the requested threshold, by default the saved one. */
    wouldMerge: z.int(),
    /** Pending pairs whose merge was undone: only people merge them again. */
    leftToPeople: z.int(),
    /**
     * What the threshold would merge, if `groups` requests it: all records of one person are a group and become one. `left` counts groups left
     * for review. Undefined if the house has too many pending pairs to read.
     */
    groups: z.optional(z.object({ groups: z.int(), records: z.int(), left: z.int() })),
  }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'],
})
