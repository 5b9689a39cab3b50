import { assessed } from '@auctionwiz/contracts/bidder-assessments'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const day = 86_400

export const assessmentRecord = record({
  type: 'bidder-assessment',
  container: 'auctions',
  ofPart: true,
  names: ['assessment of a bidder', 'assessments of bidders'],
  about:
    'How well a bidder matches an auction, with what risk, and why. It names the bidder by the id alone, and is computed again as needed.',
  fields: () => ({
    ...assessed.shape,
    auctionId: z.string(),
    bidderId: z.string(),
    /** When the run began that assessed the bidder last; ISO 8601. */
    assessedAt: z.string(),
  }),
  indexes: {
    fields: ['bidderId', 'recommendation', 'riskLevel', 'score', 'assessedAt'],
    composite: [['points'], ['recommendation', 'points'], ['riskLevel', 'points'], ['recommendation', 'riskLevel', 'points']],
  },
  // The outcome of a sale is looked at in the season after it.
  ttl: 365 * day,
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
})

export type AssessmentDocument = DocumentOf<typeof assessmentRecord>

/** The id says whose it is, so that a bidder is assessed once for an auction. */
export const assessmentId = (bidderId: string): string => `asm_${bidderId}`
