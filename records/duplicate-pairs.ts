import { pairPerson, pairReason, pairStatuses } from '@auctionwiz/contracts/duplicates'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import * as z from 'zod/mini'

const two = <T extends z.ZodMiniType>(item: T) => z.tuple([item, item])

const fields = {
  status: z.enum(pairStatuses),
  /** Percent. */
  confidence: z.number(),
  /** From which threshold on it is merged without review; -1 for one whose merge was undone, which is left to people. */
  mergeAt: z.number(),
  /** Both ids, the lower one first; `people` in the same order. */
  bidderIds: two(z.string()),
  people: two(pairPerson),
  prior: z.number(),
  reasons: z.array(pairReason),
  /** Changes with what is shown or compared of the two. */
  print: z.number(),
  foundAt: z.string(),
  foundBy: z.string(),
  decidedAt: z.optional(z.string()),
  decidedBy: z.optional(z.string()),
  primaryId: z.optional(z.string()),
  mergeId: z.optional(z.string()),
}

export const pairRecord = record({
  type: 'duplicate-pair',
  container: 'bidders',
  names: ['duplicate match', 'duplicate matches'],
  about: 'Two bidders of the house who may be one person, why, and what was decided.',
  fields: () => fields,
  indexes: {
    fields: ['status', 'confidence', 'mergeAt', 'bidderIds[]'],
    composite: [['status', 'confidence'], ['status', 'mergeAt'], ['status', 'decidedAt'], ['confidence'], ['decidedAt']],
  },
  // It says as much of the other bidder, so neither gets it.
  personalData: { of: 'customer', field: 'bidderIds', exported: false, erasure: 'removed' },
})

export type PairDocument = DocumentOf<typeof pairRecord>

/** A pair within another document, whole, so that it can be written back. */
export const wholePair = z.object({ ...fields, id: z.string(), type: z.literal('duplicate-pair'), ttl: z.exactOptional(z.number()) })

export const pairId = (a: string, b: string): Promise<string> => derivedId('dup', ...[a, b].sort())
