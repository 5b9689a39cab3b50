import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { wholePair } from './duplicate-pairs.ts'

export const keptPairRecord = record({
  type: 'kept-pair',
  container: 'bidders',
  names: ['duplicate match put aside', 'duplicate matches put aside'],
  about: 'A duplicate match of a deleted bidder, for as long as the deletion can be undone.',
  fields: () => ({ bidderIds: z.tuple([z.string(), z.string()]), pair: wholePair }),
  indexes: { fields: ['bidderIds[]'] },
  ttl: 86_400,
  personalData: { of: 'customer', field: 'bidderIds', exported: false, erasure: 'removed' },
})
