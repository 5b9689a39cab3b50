import { uploadAuction } from '@auctionwiz/contracts/uploads'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { aboutSteps, stepRows, stepsKept } from './import-steps.ts'

export const paymentStepRecord = record({
  type: 'payment-step',
  container: 'cases',
  names: ['step of an import of payments', 'steps of imports of payments'],
  about: aboutSteps('the payments'),
  fields: () => ({
    rows: stepRows(),
    /** Those for which it recorded payments. */
    auctions: z.array(uploadAuction),
  }),
  ttl: stepsKept,
  personalData: 'none',
})

export type PaymentStep = DocumentOf<typeof paymentStepRecord>
