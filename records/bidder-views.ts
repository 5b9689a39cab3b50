import { bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import { type BidderView, bidderView } from '@auctionwiz/contracts/bidder-views'
import { autoInviteStatuses, bidderSorts, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { scoreTypes, tiers } from '@auctionwiz/contracts/scores'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { density, ownerId, ownerName } = bidderView.shape

const filter = z.object({
  tier: z.optional(z.array(z.enum(tiers))),
  status: z.optional(z.array(z.enum(bidderStatuses))),
  autoInvite: z.optional(z.array(z.enum(autoInviteStatuses))),
  scoreType: z.optional(z.enum(scoreTypes)),
  minScore: z.optional(z.number()),
  maxScore: z.optional(z.number()),
  search: z.optional(z.string()),
  sort: z.optional(z.enum(bidderSorts)),
})

export const bidderViewRecord = record({
  type: 'bidder-view',
  formerTypes: ['bidderView'],
  container: 'bidders',
  idPrefix: 'viw',
  names: ['view', 'views'],
  about: 'A saved view of the list of bidders, of one user or shared with the house.',
  fields: () => ({
    name: z.string(),
    filter,
    /** What it shows, in this order. */
    columns: z.array(z.enum(bidderColumns)),
    /** Of columns that a user made wider or narrower, in px. */
    widths: z.optional(z.partialRecord(z.enum(bidderColumns), z.int())),
    density,
    ownerId,
    ownerName,
    /** The id of the user whose view it is, or `house`. */
    keptBy: z.string(),
  }),
  indexes: { fields: ['keptBy', 'filter.search'] },
  // Its name and the words that it searches for can name a bidder. An erasure finds them by these.
  personalData: [
    { of: 'customer', exported: false, erasure: 'redacted' },
    { of: 'staff', field: 'ownerId', exported: false, erasure: { kept: 'It says whose view it is.' } },
  ],
  nameOf: ({ name }) => name,
})

export type ViewDocument = DocumentOf<typeof bidderViewRecord>

const house = 'house'

/** Whose views these are: the id of a user, or `house`. */
export const viewOwner = ({ shared, ownerId }: Pick<BidderView, 'shared' | 'ownerId'>): string => (shared ? house : ownerId)

export const isVisibleTo = ({ keptBy }: Pick<ViewDocument, 'keptBy'>, userId: string): boolean => keptBy === house || keptBy === userId

/** The view as callers see it. */
export function viewOf({ document: { keptBy, type: _type, ...view }, version }: Versioned<ViewDocument>): BidderView {
  return { ...view, shared: keptBy === house, version }
}

export function viewDocument({ shared, version: _version, ...view }: BidderView): ViewDocument {
  return bidderViewRecord.document({ ...view, keptBy: viewOwner({ shared, ownerId: view.ownerId }) })
}

export const defaultViewRecord = record({
  type: 'default-view',
  formerTypes: ['defaultView'],
  container: 'bidders',
  names: ['default view', 'default views'],
  about: 'The view with which a user’s list of bidders opens.',
  fields: () => ({ viewId: z.optional(z.string()) }),
  personalData: { of: 'staff', exported: false, erasure: { kept: 'It says which view a user prefers.' } },
})

export const defaultViewId = (userId: string): string => `defaultView:${userId}`
