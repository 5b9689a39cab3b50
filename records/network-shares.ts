import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const networkShareRecord = record({
  type: 'network-share',
  formerTypes: ['networkShare'],
  container: 'bidders',
  names: ['share of the network', 'shares of the network'],
  about: 'The keys under which a bidder is published in the network of scores, also while they change.',
  fields: () => ({
    bidderId: z.string(),
    keys: z.array(z.string()),
    /** Of what is published; '' while it is being written. */
    digest: z.string(),
  }),
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: false,
    erasure: { kept: 'The network worker needs its keys to withdraw what is published of a bidder who is gone, and then removes it.' },
  },
})

export type ShareDocument = DocumentOf<typeof networkShareRecord>

export const shareId = (bidderId: string): string => `network:${bidderId}`
