import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const saleContributionRecord = record({
  type: 'sale-contribution',
  container: 'bidders',
  names: ['contribution of a sale', 'contributions of sales'],
  about: 'What the results of an auction added to the facts of a bidder, once for each. It is written in the batch of the bidder.',
  fields: () => ({
    auctionId: z.string(),
    /** The bidder who was registered. */
    bidderId: z.string(),
    /** The lots that count, by number, with hammer price and premium, and whether a file stated the result. */
    lots: z.array(z.object({ lotNumber: z.string(), hammer: z.int(), premium: z.int(), fromFile: z.optional(z.literal(true)) })),
  }),
  indexes: { fields: ['auctionId', 'bidderId'] },
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
})

export type SaleContribution = DocumentOf<typeof saleContributionRecord>

export const saleContributionId = (auctionId: string, bidderId: string): string => `sale:${auctionId}:${bidderId}`
