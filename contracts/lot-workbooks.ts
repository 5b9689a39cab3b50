import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A workbook as the text that lot files are read from. */
export const lotWorkbook = z.object({
  csv: z.string(),
  /** The sheet that `csv` has the rows of, and all in sight in their order; where there are several. */
  sheet: z.optional(z.string()),
  sheets: z.optional(z.array(z.string())),
})
export type LotWorkbook = z.output<typeof lotWorkbook>

export const readLotWorkbook = endpoint({
  app: 'upload',
  name: 'readLotWorkbook',
  summary:
    'Read a sheet of a workbook of lots (file; .xlsx, .xls, at most 10 MB and 50,000 rows) as CSV: the named one, else the first with columns of lots. Nothing is kept',
  method: 'POST',
  path: 'data-upload/lots/workbook',
  access: { kind: 'access', scope: 'house', permission: 'auctions:import' },
  request: 'multipart',
  body: z.strictObject({ sheet: z.optional(z.string()) }),
  answer: lotWorkbook,
  errors: [
    ...(['unauthenticated', 'token_expired', 'forbidden', 'busy', 'invalid_request', 'rate_limited'] as const),
    ...(['upload_incomplete', 'upload_interrupted', 'file_empty', 'file_type', 'file_unreadable', 'unsupported_media'] as const),
  ],
})
