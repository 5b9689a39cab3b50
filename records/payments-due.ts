import { instant } from '@auctionwiz/contracts/fields'
import { noticeSteps, paymentDue } from '@auctionwiz/contracts/payments-due'
import { searchFieldsOf } from '@auctionwiz/domain/bidders/search'
import { sumsOf } from '@auctionwiz/domain/payments-due/ladder'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import * as z from 'zod/mini'
import { keptForClaims } from './case-events.ts'

const { id: _id, ...fields } = paymentDue.shape

export const paymentDueRecord = record({
  type: 'payment-due',
  container: 'cases',
  names: ['payment due', 'payments due'],
  about: 'What a winner owes for the lots of an auction, the notices sent because of it, and the payments recorded.',
  fields: () => ({
    ...fields,
    /** A notice that is on its way: written before it is sent, so that it is sent once and not forgotten. */
    sending: z.optional(
      z.object({
        id: z.string(),
        step: z.enum(noticeSteps),
        alsoDue: z.array(z.enum(noticeSteps)),
        askedAt: instant,
        failures: z.int(),
        sentBy: z.optional(z.string()),
      }),
    ),
    /** The last day of a report of which those who process payments were told. */
    reportTold: z.optional(z.string()),
    /** Name and number of the bidder, as the search finds them. */
    bidderText: z.string(),
    searchText: z.string(),
    grams: z.array(z.string()),
    /** The ids of its payments that came from files. */
    importedIds: z.optional(z.array(z.string())),
  }),
  indexes: { fields: ['auctionId', 'bidderId', 'state', 'caseId', 'grams[]', 'importedIds[]'], composite: [['closedAt']] },
  personalData: keptForClaims,
  blocksHouseDeletion: true,
  nameOf: ({ auctionTitle }) => auctionTitle,
})

export type PaymentDueDocument = DocumentOf<typeof paymentDueRecord>

export type PaymentDueFields = Omit<
  PaymentDueDocument,
  'type' | 'total' | 'paid' | 'balance' | 'state' | 'searchText' | 'grams' | 'importedIds'
>

/** The id says which auction and which winner it is about. */
export const paymentDueId = (auctionId: string, bidderId: string): Promise<string> => derivedId('due', auctionId, bidderId)

/** Whether nothing was paid, sent or filed yet: what is owed then follows from the results alone. */
export const isUntouched = ({ payments, notices, caseId, sending }: PaymentDueDocument): boolean =>
  payments.length === 0 && notices.length === 0 && caseId === undefined && sending === undefined

/** The document with its sums and what a search looks in. */
export const paymentDueDocument = (fields: PaymentDueFields): PaymentDueDocument => {
  // Of a document that is changed, these are of before.
  const { importedIds: _before, ...own }: PaymentDueFields & Partial<Pick<PaymentDueDocument, 'importedIds'>> = fields
  const importedIds = own.payments.flatMap(({ id, transactionId }) => (transactionId === undefined ? [] : [id]))
  return paymentDueRecord.document({
    ...own,
    ...sumsOf(own.lots, own.payments),
    ...searchFieldsOf(`${own.bidderText} ${own.auctionTitle}`),
    ...(importedIds.length > 0 && { importedIds }),
  })
}
