import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const goneBiddersRecord = record({
  type: 'gone-bidders',
  container: 'bidders',
  idPrefix: 'gone',
  names: ['list of deleted bidders', 'lists of deleted bidders'],
  about:
    'Bidders that were deleted in one batch. Once the deletion can no longer be undone, the nightly job removes what refers to these ids.',
  fields: () => ({
    /** When they were deleted. */
    at: z.string(),
    bidderIds: z.array(z.string()),
  }),
  indexes: { fields: ['at'] },
  personalData: {
    of: 'customer',
    field: 'bidderIds',
    exported: false,
    erasure: { kept: 'It holds ids alone. The nightly job removes it with what refers to them.' },
  },
})

export type GoneBidders = DocumentOf<typeof goneBiddersRecord>
