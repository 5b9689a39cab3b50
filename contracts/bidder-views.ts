import * as z from 'zod/mini'
import { bidderColumns, columnWidth } from './bidder-columns.ts'
import { bidderFilter } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, text } from './fields.ts'

/** Saved views of the list of bidders: the user's own, and those shared with the house. */

/** The limit of views per user, and of shared views per house. */
export const viewLimit = 50

export const listDensities = ['comfortable', 'compact'] as const

const saved = {
  name: text(60),
  /** Shared with the house; else only its author sees the view. */
  shared: z.boolean(),
  /** The filter and order of its list. */
  filter: z.omit(bidderFilter, { page: true, limit: true }),
  columns: z.array(z.enum(bidderColumns)).check(z.maxLength(bidderColumns.length)),
  /** In px, of resized columns. */
  widths: z.optional(z.partialRecord(z.enum(bidderColumns), z.int().check(z.gte(columnWidth.least), z.lte(columnWidth.most)))),
  density: z.enum(listDensities),
}

export const bidderView = z.object({
  id,
  ...saved,
  /** Its author. */
  ownerId: id,
  ownerName: z.string(),
  /** Opaque; send it back with a change. */
  version: z.string(),
})
export type BidderView = z.output<typeof bidderView>

const access = { kind: 'access', scope: 'house', permission: 'bidders:view' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const listBidderViews = endpoint({
  app: 'bidders',
  name: 'listBidderViews',
  summary: 'List the caller’s views and those shared with the house, by name, with the caller’s default view',
  method: 'GET',
  path: 'bidders/views',
  access,
  answer: z.object({ views: z.array(bidderView), defaultId: z.optional(id) }),
  errors: refused,
})

export const createBidderView = endpoint({
  app: 'bidders',
  name: 'createBidderView',
  summary: 'Save a view; sharing it needs bidders:edit',
  method: 'POST',
  path: 'bidders/views',
  access,
  body: z.strictObject(saved),
  answer: bidderView,
  status: 201,
  errors: [...refused, 'invalid_request', 'limit_reached'],
})

export const updateBidderView = endpoint({
  app: 'bidders',
  name: 'updateBidderView',
  summary: 'Change a view; shared ones need bidders:edit, the version read must be sent back',
  method: 'PUT',
  path: 'bidders/views/{id}',
  access,
  params,
  body: z.strictObject({ ...z.partial(z.strictObject(saved)).shape, version: z.string() }),
  answer: bidderView,
  errors: [...refused, 'invalid_request', 'stale_version', 'limit_reached'],
})

export const deleteBidderView = endpoint({
  app: 'bidders',
  name: 'deleteBidderView',
  summary: 'Delete a view; shared ones need bidders:edit',
  method: 'DELETE',
  path: 'bidders/views/{id}',
  access,
  params,
  answer: acknowledged,
  errors: [...refused, 'stale_version'],
})

export const setDefaultBidderView = endpoint({
  app: 'bidders',
  name: 'setDefaultBidderView',
  summary: 'Choose the caller’s default view; without an id the list opens with all bidders',
  method: 'PUT',
  path: 'bidders/default-view',
  access,
  body: z.strictObject({ id: z.optional(id) }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request'],
})
