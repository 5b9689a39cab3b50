import { rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

/** An import that was interrupted goes on within the days for which its files are kept. */
const kept = 30 * 86_400

export const saleStepRecord = record({
  type: 'sale-step',
  container: 'auctions',
  ofPart: true,
  names: ['step of an import of auctions', 'steps of imports of auctions'],
  about:
    'What a step of the import of a file did with its rows, written in the batch of the lots and registrations: a worker that finds it skips the step. It holds no data of a person.',
  fields: () => ({
    rows: z.array(
      z.object({
        row: z.int(),
        outcome: z.enum(rowOutcomes),
        changed: z.array(z.enum(fileFields)),
        problems: z.array(z.object({ field: z.string(), problem: z.string() })),
      }),
    ),
  }),
  ttl: kept,
  personalData: 'none',
})

export type SaleStep = DocumentOf<typeof saleStepRecord>

/** The rows of a file are always cut into the same steps, so the first row names a step. */
export const saleStepId = (uploadId: string, file: number, row: number): string => `step:${uploadId}:${file}:${row}`
