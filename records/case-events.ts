import { caseEvent } from '@auctionwiz/contracts/legal-case-workflow'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const { id: _id, ...fields } = caseEvent.shape

/** What is kept of a bidder in a case is kept for the same reason as the case. */
export const keptForClaims = {
  of: 'customer',
  field: 'bidderId',
  exported: true,
  erasure: { kept: 'A house keeps what it needs to pursue its claims (GDPR, article 17 (3) e).' },
} as const

export const caseEventRecord = record({
  type: 'case-event',
  container: 'cases',
  idPrefix: 'evt',
  names: ['event of a legal case', 'events of legal cases'],
  about: 'Something that happened in a legal case: a change, a mail, a run of an automation with its rule and the facts that fired it.',
  fields: () => ({
    ...fields,
    /** Its place in the timeline, from 1. */
    order: z.int(),
    caseId: z.string(),
    bidderId: z.optional(z.string()),
    /** Of what an import, or its undo, did: the upload. */
    uploadId: z.exactOptional(z.string()),
  }),
  indexes: { fields: ['bidderId'], composite: [['caseId', 'order']] },
  personalData: keptForClaims,
  blocksHouseDeletion: true,
})

export type CaseEventDocument = DocumentOf<typeof caseEventRecord>
