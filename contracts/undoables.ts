import * as z from 'zod/mini'
import { bulkAction } from './bulk.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { permissions } from './permissions.ts'
import { conflictResolutions } from './sync-conflicts.ts'

/** All that can still be undone in a house, in one list. Each kind has its own call that undoes it. */

/** What the list can be narrowed to: `delete` are deletions of bidders and of items, `change` the other bulk changes. */
export const undoableFilters = ['delete', 'change', 'import', 'conflict', 'merge'] as const
export type UndoableFilter = (typeof undoableFilters)[number]

const common = {
  /** What the call that undoes it takes: the run of a change, an upload, a conflict, the pair of a merge, or an item. */
  id,
  at: instant,
  until: instant,
  by: z.string(),
  /** The permission that the caller lacks to undo it. */
  lacks: z.optional(z.enum(permissions)),
}

export const undoable = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('change'), action: bulkAction, count: z.int(), names: z.array(z.string()) }),
  /** `count` of its rows were imported. */
  z.object({ ...common, kind: z.literal('import'), name: z.string(), count: z.int() }),
  z.object({ ...common, kind: z.literal('conflict'), name: z.string(), resolution: z.enum([...conflictResolutions, 'separate']) }),
  z.object({ ...common, kind: z.literal('merge'), names: z.array(z.string()) }),
  /** A deleted item of the inventory, with its stock number. */
  z.object({ ...common, kind: z.literal('item'), name: z.string(), number: z.optional(z.string()) }),
])
export type Undoable = z.output<typeof undoable>

export const listUndoables = endpoint({
  app: 'bidders',
  name: 'listUndoables',
  summary: 'List all that can still be undone in the house, the nearest limit first; only kinds that the caller may see',
  method: 'GET',
  path: 'bidders/undoables',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  query: z.strictObject({
    kind: z.optional(z.enum(undoableFilters)),
    /** In the names of what was changed, and of who changed it. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
    page: z.optional(z.string().check(z.maxLength(8192))),
  }),
  answer: z.object({ undoables: z.array(undoable), nextPage: z.optional(z.string()) }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'],
})
