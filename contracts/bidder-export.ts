import * as z from 'zod/mini'
import { bidderColumns, exportFormats } from './bidder-columns.ts'
import { bidderFilter } from './bidders.ts'
import { bulkIdLimit } from './bulk.ts'
import { endpoint } from './endpoint.ts'
import { id, listOf } from './fields.ts'

/** Bidders as a file. */

/** The limit of rows of an Excel sheet below its header. */
export const xlsxRowLimit = 1_048_575

const file = {
  format: z.enum(exportFormats),
  /** In this order; all when absent. */
  columns: z.optional(listOf(z.enum(bidderColumns))),
}
const access = { kind: 'access', scope: 'house', permission: 'bidders:export' } as const
const errors = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request', 'limit_reached'] as const

const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

export const exportBidders = endpoint({
  app: 'bidders',
  name: 'exportBidders',
  summary: 'Export all bidders that match a filter as CSV or Excel, streamed',
  method: 'GET',
  path: 'bidders/export',
  access,
  query: z.extend(z.omit(bidderFilter, { page: true, limit: true }), file),
  response: 'file',
  files,
  answer: z.unknown(),
  errors,
})

export const exportSelectedBidders = endpoint({
  app: 'bidders',
  name: 'exportSelectedBidders',
  summary: 'Export the listed bidders as CSV or Excel',
  method: 'POST',
  path: 'bidders/export',
  access,
  body: z.strictObject({ ...file, ids: z.array(id).check(z.minLength(1), z.maxLength(bulkIdLimit)) }),
  bodyLimit: 256 * 1024,
  response: 'file',
  files,
  answer: z.unknown(),
  errors,
})
