import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** The mappings that a house saved; in a file of its own, so that forms do without the rest of mapping. */

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const savedMapping = z.object({
  id,
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), field: z.string() })),
  savedBy: z.string(),
  savedAt: instant,
})
export type SavedMapping = z.output<typeof savedMapping>

export const listImportMappings = endpoint({
  app: 'upload',
  name: 'listImportMappings',
  summary: 'List the mappings that the house saved; each applies by itself to files with the same columns',
  method: 'GET',
  path: 'data-upload/mappings',
  access: house,
  answer: z.object({ mappings: z.array(savedMapping) }),
  errors: refused,
})
