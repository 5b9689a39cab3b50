import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, wholeNumber } from './fields.ts'
import { upload } from './uploads.ts'

/** Rows that an import could not take: what is wrong with each, and what people correct in them. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

/** As many rows are corrected in one request; each may be in another part of the error file, and all of these change in one write. */
export const correctionLimit = 80

export const rejectedRow = z.object({
  /** Names the row in `correctRejectedRows`. */
  row: z.string(),
  file: z.string(),
  /** The line of the file, the header's being 1. */
  line: z.int(),
  /** The cells of the columns that are read as a field. */
  cells: z.array(z.object({ column: z.int(), name: z.string(), field: z.string(), value: z.string() })),
  /** `field` is `row` where the row as a whole is wrong. */
  problems: z.array(z.object({ field: z.string(), value: z.string(), problem: z.string() })),
})
export type RejectedRow = z.output<typeof rejectedRow>

export const listRejectedRows = endpoint({
  app: 'upload',
  name: 'listRejectedRows',
  summary: 'List the rows of an import, or of its dry run, that can’t be taken, cell by cell with what is wrong, to be corrected',
  method: 'GET',
  path: 'data-upload/{id}/rejected-rows',
  access: house,
  params,
  query: z.strictObject({ page: z.optional(wholeNumber(0, 1_000_000)) }),
  answer: z.object({ rows: z.array(rejectedRow), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request', 'rows_not_correctable'],
})

export const correctRejectedRows = endpoint({
  app: 'upload',
  name: 'correctRejectedRows',
  summary:
    'Correct rejected rows; those that can be read now are imported in the background as part of the same upload. Before the import its dry run starts again',
  method: 'POST',
  path: 'data-upload/{id}/rejected-rows',
  access: house,
  params,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          row: z.string().check(z.regex(/^\d{1,6}-\d{1,9}$/)),
          /** The cells that are different now. */
          cells: z.array(z.strictObject({ column: z.int(), value: z.string().check(z.maxLength(2000)) })).check(z.maxLength(500)),
        }),
      )
      .check(z.minLength(1), z.maxLength(correctionLimit)),
  }),
  bodyLimit: 1024 * 1024,
  answer: z.object({
    upload,
    /** How many rows are imported. */
    taken: z.int(),
    /** Rows that still can't be read, with what is wrong now. Nothing of them was changed. */
    refused: z.array(z.object({ row: z.string(), problems: rejectedRow.shape.problems })),
  }),
  status: 202,
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version', 'upload_running', 'rows_not_correctable'],
})
