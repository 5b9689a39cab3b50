import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { caseFilter } from './legal-cases.ts'

/** What a house takes out of its cases: the list, the documents of a case, and the evidence pack of a case. */

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const exportLegalCases = endpoint({
  app: 'auctions',
  name: 'exportLegalCases',
  summary: 'Export all cases that match a filter as CSV, streamed',
  method: 'GET',
  path: 'legal/cases/export',
  access: { ...house, permission: 'legal:export' },
  query: z.omit(caseFilter, { page: true, limit: true }),
  response: 'file',
  answer: z.unknown(),
  errors: [...refused, 'invalid_request'],
})

export const exportCaseDocuments = endpoint({
  app: 'auctions',
  name: 'exportCaseDocuments',
  summary: 'Export the latest version of each document of a case as a ZIP archive with an index, streamed',
  method: 'GET',
  path: 'legal/cases/{id}/documents/export',
  access: { ...house, permission: 'legal:export' },
  params,
  response: 'file',
  files: ['application/zip'],
  answer: z.unknown(),
  errors: refused,
})

/** Days for which a finished pack can be downloaded. */
export const casePackDays = 7

export const casePackForms = ['zip', 'pdf'] as const
export type CasePackForm = (typeof casePackForms)[number]

/** The evidence pack of a case, made in the background. */
export const casePack = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Documents packed, of how many. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  finishedAt: z.optional(instant),
  /** Until when it can be downloaded. */
  expiresAt: z.optional(instant),
  /** In bytes. */
  sizes: z.optional(z.record(z.enum(casePackForms), z.int())),
  /** Documents whose file is missing or no longer fits its checksum; the index names them. */
  damaged: z.int(),
})
export type CasePack = z.output<typeof casePack>

const packAnswer = z.object({ pack: z.optional(casePack) })

export const readCasePack = endpoint({
  app: 'auctions',
  name: 'readCasePack',
  summary: 'Read how far the evidence pack of a case is; nothing where none was asked for or it has expired',
  method: 'GET',
  path: 'legal/cases/{id}/pack',
  access: { ...house, permission: 'legal:export' },
  params,
  answer: packAnswer,
  errors: refused,
})

export const startCasePack = endpoint({
  app: 'auctions',
  name: 'startCasePack',
  summary: 'Make the evidence pack of a case in the background, in the language of the caller; an earlier one is replaced',
  method: 'POST',
  path: 'legal/cases/{id}/pack',
  access: { ...house, permission: 'legal:export' },
  params,
  answer: packAnswer,
  status: 202,
  errors: refused,
})

export const downloadCasePack = endpoint({
  app: 'auctions',
  name: 'downloadCasePack',
  summary: 'Download the evidence pack of a case: the ZIP archive with all documents, or the PDF alone',
  method: 'GET',
  path: 'legal/cases/{id}/pack/file',
  access: { ...house, permission: 'legal:export' },
  params,
  query: z.strictObject({ form: z.enum(casePackForms) }),
  response: 'file',
  files: ['application/zip', 'application/pdf'],
  answer: z.unknown(),
  errors: [...refused, 'invalid_request', 'pack_expired'],
})
