import { rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { uploadAuction } from '@auctionwiz/contracts/uploads'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

/** An import that was interrupted goes on within the days for which its files are kept. */
const kept = 30 * 86_400

export const paymentStepRecord = record({
  type: 'payment-step',
  container: 'cases',
  names: ['step of an import of payments', 'steps of imports of payments'],
  about:
    'What a step of the import of a file of payments did with its rows, written in the batch of the payments: a worker that finds it skips the step. It holds no data of a person.',
  fields: () => ({
    rows: z.array(
      z.object({
        row: z.int(),
        outcome: z.enum(rowOutcomes),
        changed: z.array(z.enum(fileFields)),
        problems: z.array(z.object({ field: z.string(), problem: z.string() })),
      }),
    ),
    /** Those for which it recorded payments. */
    auctions: z.array(uploadAuction),
  }),
  ttl: kept,
  personalData: 'none',
})

export type PaymentStep = DocumentOf<typeof paymentStepRecord>

/** The rows of a file are always cut into the same steps, so the first row names a step. */
export const paymentStepId = (uploadId: string, file: number, row: number): string => `paid:${uploadId}:${file}:${row}`
