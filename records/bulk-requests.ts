import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

/** Seconds for which the ids are kept; a job ends long before. */
const twoDays = 172_800
/** Seconds for which a change can be undone, and so for which its answer is kept. */
const day = 86_400

export const bulkIdsRecord = record({
  type: 'bulk-ids',
  formerTypes: ['bulkIds'],
  container: 'bidders',
  names: ['list of bidders to change', 'lists of bidders to change'],
  about: 'The bidders that matched when a change in the background began. The change is made to these alone.',
  fields: () => ({ ids: z.array(z.string()) }),
  ttl: twoDays,
  personalData: {
    of: 'customer',
    field: 'ids',
    exported: false,
    erasure: { kept: 'It holds ids alone. The store removes it after two days.' },
  },
})

export const bulkIdsId = (run: string, index: number): string => `bulk:${run}:${index}`

export const bulkAnswerRecord = record({
  type: 'bulk-answer',
  container: 'bidders',
  names: ['answer to a change of bidders', 'answers to changes of bidders'],
  about: 'The answer to a change of bidders, for the same request sent again.',
  fields: () => ({
    /** A hash of the request. */
    asked: z.string(),
    /** Numbers of bidders by outcome. */
    result: z.record(z.string(), z.int()),
  }),
  ttl: day,
  personalData: 'none',
})

export const bulkAnswerId = (run: string): string => `bulk-answer:${run}`
