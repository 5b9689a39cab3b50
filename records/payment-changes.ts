import { importUndoDays, keptPaymentReasons } from '@auctionwiz/contracts/import-undo'
import { contentSumOf } from '@auctionwiz/domain/imports/content-sum'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import type { PaymentDueDocument } from './payments-due.ts'

/** What an import of payments did, so that it can be undone. */

const kept = importUndoDays * 86_400

export const paymentChangeRecord = record({
  type: 'payment-change',
  container: 'cases',
  names: ['undo of a step of an import of payments', 'undos of steps of imports of payments'],
  about:
    'Which payments a step of an import recorded and which it took back, written in its batch, each with a sum that shows whether it was changed since. It holds no data of a person.',
  fields: () => ({
    uploadId: z.string(),
    /** The order of the steps of an upload. */
    place: z.int(),
    payments: z.array(
      z.object({
        /** Where it was recorded, and its id there. */
        debtId: z.string(),
        id: z.string(),
        did: z.enum(['recorded', 'reversed']),
        /** The sum after the step. */
        sum: z.string(),
      }),
    ),
    paymentIds: z.array(z.string()),
  }),
  indexes: { fields: ['paymentIds[]'], composite: [['uploadId', 'place']] },
  ttl: kept,
  personalData: 'none',
})
export type PaymentChange = DocumentOf<typeof paymentChangeRecord>
export type ImportedPayment = PaymentChange['payments'][number]

/** More rows than a file has. */
const rowsOfFile = 100_000_000

export const paymentChangePlace = (file: number, row: number): number => file * rowsOfFile + row

export const paymentChangeId = (uploadId: string, file: number, row: number): string => `waspaid:${uploadId}:${file}:${row}`

/** A short sum that shows whether a payment was changed. */
export const paymentSum = (payment: PaymentDueDocument['payments'][number]): string => contentSumOf(payment)

export const paymentUndoRecord = record({
  type: 'payment-undo',
  container: 'cases',
  names: ['count of an undo of an import of payments', 'counts of undos of imports of payments'],
  about: 'How many payments the undo of an import removed and restored. Each batch of the undo adds to it.',
  fields: () => ({ uploadId: z.string(), paymentsRemoved: z.int(), paymentsRestored: z.int() }),
  ttl: kept,
  personalData: 'none',
})

export const paymentUndoId = (uploadId: string): string => `unpaid:${uploadId}`

/** What an undo did to payments. */
export type PaymentUndoCounts = Pick<DocumentOf<typeof paymentUndoRecord>, 'paymentsRemoved' | 'paymentsRestored'>

/** The write that counts what a batch of the undo does. */
export const countUndonePayments = (uploadId: string, counts: PaymentUndoCounts): Write => ({
  kind: 'increment',
  id: paymentUndoId(uploadId),
  by: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  empty: paymentUndoRecord.document({ id: paymentUndoId(uploadId), uploadId, paymentsRemoved: 0, paymentsRestored: 0 }),
})

export const keptPaymentRecord = record({
  type: 'payment-kept',
  container: 'bidders',
  names: ['payment kept by an undo', 'payments kept by undos'],
  about: 'A payment that the undo of an import left as it is, and why. It is named by its ids alone.',
  fields: () => ({ uploadId: z.string(), debtId: z.string(), paymentId: z.string(), reason: z.enum(keptPaymentReasons) }),
  indexes: { fields: ['uploadId'] },
  ttl: kept,
  personalData: 'none',
})

export const keptPaymentId = (uploadId: string, debtId: string, paymentId: string): string =>
  `kept:${uploadId}:payment:${debtId}:${paymentId}`
