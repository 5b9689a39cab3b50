import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** The whole house as one file, made in the background; `docs/house-export.md` says what is in it. It has everything, whatever a role may see. */

/** Days for which an export is kept. */
export const houseExportDays = 7

export const houseExport = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Files packed, of how many at least. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  finishedAt: z.optional(instant),
  /** Until when it can be downloaded. */
  expiresAt: z.optional(instant),
  bytes: z.optional(z.int()),
})
export type HouseExport = z.output<typeof houseExport>

const access = { kind: 'access', scope: 'house', permission: 'data:export', owner: true } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'owner_only', 'not_found', 'busy'] as const
const answer = z.object({ export: z.optional(houseExport) })

export const readHouseExport = endpoint({
  app: 'bidders',
  name: 'readHouseExport',
  summary: 'Read how far the export of the whole house is; nothing where none was asked for or it has expired',
  method: 'GET',
  path: 'bidders/house-export',
  access,
  answer,
  errors: refused,
})

export const startHouseExport = endpoint({
  app: 'bidders',
  name: 'startHouseExport',
  summary: 'Export the whole house in the background, for the account owner alone; one that is being made goes on',
  method: 'POST',
  path: 'bidders/house-export',
  access,
  answer,
  status: 202,
  errors: [...refused, 'stale_version'],
})

export const downloadHouseExport = endpoint({
  app: 'bidders',
  name: 'downloadHouseExport',
  summary:
    'Download the export of the whole house as a ZIP archive; refused unless the caller signed in or confirmed who they are just before',
  method: 'GET',
  path: 'bidders/house-export/file',
  access,
  response: 'file',
  files: ['application/zip'],
  answer: z.unknown(),
  errors: [...refused, 'export_expired', 'confirmation_required'],
})
