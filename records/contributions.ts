import type { Contribution } from '@auctionwiz/domain/network/contribution'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

const auction = z.object({
  month: z.string(),
  category: z.exactOptional(z.string()),
  outcome: z.enum(['on time', 'late', 'unpaid', 'open', 'nothing won'] satisfies Contribution['auctions'][number]['outcome'][]),
})

const count = z.number()
const counts = z.object({
  auctions: count,
  lotsBid: count,
  bids: count,
  wins: count,
  top3: count,
  paidOnTime: count,
  paidLate: count,
  unpaid: count,
  daysToPay: count,
  disputes: count,
  defaults: count,
  paymentNotices: count,
  messagesReceived: count,
  messagesAnswered: count,
  referrals: count,
} satisfies Record<keyof Contribution['counts'], unknown>)

export const contributionRecord = record({
  type: 'contribution',
  container: 'people',
  names: ['contribution', 'contributions'],
  about: 'What a house publishes of a bidder in the network of scores, once for each key of the person. It names neither of them.',
  fields: () => ({
    /** A keyed hash of the email address or the phone number. */
    personKey: z.string(),
    /** A keyed hash of the bidder, the same under all keys. */
    contributionId: z.string(),
    /** A keyed hash of who publishes it; missing in contributions of an older version. */
    contributor: z.optional(z.string()),
    contribution: z.object({
      counts,
      spentBand: z.number(),
      defaultBand: z.number(),
      activeMonths: z.number(),
      firstMonth: z.exactOptional(z.string()),
      lastMonth: z.exactOptional(z.string()),
      auctions: z.array(auction),
    }),
    /** The reference of the bidder, to whose house change notices go, encrypted: only the service can read it. */
    sealedRef: z.string(),
  }),
  upgrades: [({ seat, ...fields }) => ({ ...fields, sealedRef: seat })],
  indexes: { fields: ['personKey', 'contributor'] },
  personalData: {
    of: 'customer',
    exported: false,
    erasure: { kept: 'The network worker withdraws what is published of a bidder who is gone.' },
  },
})

/** A contribution that names its contributor. */
export type ContributionDocument = DocumentOf<typeof contributionRecord> & { contributor: string }

export const isAttributed = (document: DocumentOf<typeof contributionRecord>): document is ContributionDocument =>
  document.contributor !== undefined
