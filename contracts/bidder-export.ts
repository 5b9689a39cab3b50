import * as z from 'zod/mini'
import { bidderColumns, exportFormats } from './bidder-columns.ts'
import { bidderFilter } from './bidders.ts'
import { bulkIdLimit } from './bulk.ts'
import { endpoint } from './endpoint.ts'
import { id, listOf } from './fields.ts'

/** Bidders as a file. */

/** A sheet of Excel holds so many rows below its head. */
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
  summary: 'All bidders that a filter finds, as CSV or Excel, sent as they are read',
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
  summary: 'The bidders named, as CSV or Excel',
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
