import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { uploadCategories } from './uploads.ts'

/** The incoming folder of a house: a file that arrives there is uploaded without a person. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** People who are notified. */
export const maxNotified = 10

export const incomingFolder = z.object({
  enabled: z.boolean(),
  /** What its files hold. */
  category: z.enum(uploadCategories),
  /** The saved mapping by which tables are read; without one each table is read by its columns. */
  mappingId: z.optional(id),
  /** Who is notified of imports and of files that could not be taken. */
  notifyIds: z.array(id),
  /** Who answers for it: its files are imported on their behalf. */
  savedBy: z.optional(z.string()),
  savedAt: z.optional(instant),
  /** It takes no files, because the person who answers for it may no longer import data. */
  stopped: z.optional(z.literal(true)),
  /** Where files are put in the container `incoming` of the storage account. */
  path: z.string(),
  /** The people of the house who may import data. */
  people: z.array(z.object({ id, name: z.string() })),
  /** Opaque; missing as long as nobody saved the settings. */
  version: z.optional(z.string()),
})
export type IncomingFolder = z.output<typeof incomingFolder>

/** `waiting`: not taken yet; `taken`: it became an upload; `failed`: it was put aside. */
export const arrivalStates = ['waiting', 'taken', 'failed'] as const

export const arrival = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  arrivedAt: instant,
  state: z.enum(arrivalStates),
  /** What it became. */
  uploadId: z.optional(id),
  /** Why it was put aside. */
  problem: z.optional(z.string()),
})
export type Arrival = z.output<typeof arrival>

export const readIncomingFolder = endpoint({
  app: 'upload',
  name: 'readIncomingFolder',
  summary: 'Read the settings of the house’s incoming folder; by default it is off',
  method: 'GET',
  path: 'data-upload/incoming',
  access: house,
  answer: incomingFolder,
  errors: refused,
})

export const updateIncomingFolder = endpoint({
  app: 'upload',
  name: 'updateIncomingFolder',
  summary: 'Change the settings of the house’s incoming folder; its files are imported on behalf of the caller from then on',
  method: 'PUT',
  path: 'data-upload/incoming',
  access: { ...house, permission: 'system:integrations' },
  body: z.strictObject({
    enabled: z.boolean(),
    category: z.enum(uploadCategories),
    mappingId: z.optional(id),
    notifyIds: z.array(id).check(z.maxLength(maxNotified)),
    version: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: incomingFolder,
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version'],
})

export const listArrivals = endpoint({
  app: 'upload',
  name: 'listArrivals',
  summary: 'List the last 20 files that arrived in the incoming folder, and what became of each',
  method: 'GET',
  path: 'data-upload/incoming/arrivals',
  access: house,
  answer: z.object({ arrivals: z.array(arrival) }),
  errors: refused,
})

export const sendToIncoming = endpoint({
  app: 'upload',
  name: 'sendToIncoming',
  summary:
    'Put files (file_0, file_1, …) into the incoming folder, where they are taken within minutes; sent again with the same request key they are taken once',
  method: 'POST',
  path: 'data-upload/incoming',
  access: { ...house, apiKey: 'uploads:send' },
  request: 'multipart',
  body: z.strictObject({}),
  answer: z.object({ files: z.array(z.object({ name: z.string(), size: z.int() })) }),
  status: 202,
  errors: [
    ...refused,
    'feature_unavailable',
    'invalid_request',
    'incoming_off',
    'upload_incomplete',
    'upload_too_large',
    'upload_interrupted',
    'file_empty',
    'unsupported_media',
    'idempotency_mismatch',
  ],
})
