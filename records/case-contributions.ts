import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const caseContributionRecord = record({
  type: 'case-contribution',
  container: 'bidders',
  names: ['contribution of a legal case', 'contributions of legal cases'],
  about: 'What an open legal case adds to the facts of a bidder, once for each. It is written in the batch of the bidder.',
  fields: () => ({
    caseId: z.string(),
    caseNumber: z.string(),
    /** The bidder of the case. */
    bidderId: z.string(),
    disputes: z.int(),
    defaults: z.int(),
    /** In minor units of the bidder's currency. */
    defaultAmount: z.int(),
  }),
  indexes: { fields: ['bidderId'] },
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
})

export type CaseContribution = DocumentOf<typeof caseContributionRecord>

export const caseContributionId = (caseId: string, bidderId: string): string => `case:${caseId}:${bidderId}`
