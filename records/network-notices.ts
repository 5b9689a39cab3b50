import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const networkNoticeRecord = record({
  type: 'network-notice',
  formerTypes: ['networkNotice'],
  container: 'bidders',
  names: ['change notice', 'change notices'],
  about: 'The network worker has to compare the bidder with the network of scores.',
  fields: () => ({ bidderId: z.string() }),
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: false,
    erasure: { kept: 'It holds an id alone. The network worker removes it.' },
  },
})

export const noticeId = (bidderId: string): string => `network-notice:${bidderId}`
