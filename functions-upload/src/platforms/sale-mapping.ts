import { auctionStatuses } from '@auctionwiz/contracts/auctions'
import * as z from 'zod/mini'
import { platformLotStates } from './sale-platform.ts'

/** A field of the platform's JSON: names joined by dots. */
const path = z.string().check(z.minLength(1), z.maxLength(200))

/** A call for a list: its path under the platform's address, where its answer holds the records, and the platform's name of each field. */
const listing = z.strictObject({
  /** `{auction}` is replaced by the platform’s id of the auction. */
  path,
  items: path,
  total: z.optional(path),
  /** Where the answer says how the next page begins; with page numbers and offsets it is not needed. */
  next: z.optional(path),
  fields: z.record(z.string(), path),
})

/**
 * How a platform's JSON reads: the setting that makes a platform of its own kind a connector without code. See docs/bidding-platform-api.md.
 */
export const saleMapping = z.strictObject({
  /** What the parameter for the next page is: an opaque text of the answer before, the number of the page from 1, or how many records come before. */
  paging: z.enum(['cursor', 'page', 'offset']),
  query: z.strictObject({ limit: path, next: path }),
  /** `minor`: whole cents. `major`: 12.50. */
  amounts: z.enum(['minor', 'major']),
  /** Statuses of auctions and states of lots: ours, and the platform's words for each, in any case. The first one is sent. */
  statuses: z.record(z.enum(auctionStatuses), z.array(z.string()).check(z.minLength(1))),
  states: z.record(z.enum(platformLotStates), z.array(z.string()).check(z.minLength(1))),
  auctions: listing,
  /** Where one auction is read and written; `item` says where the answer holds it, the answer itself without it. */
  auction: z.strictObject({ path, item: z.optional(path) }),
  lots: listing,
  lot: z.strictObject({ path, item: z.optional(path) }),
  registrations: listing,
})
export type SaleMapping = z.output<typeof saleMapping>
export type Listing = SaleMapping['lots']

/** The interface of docs/bidding-platform-api.md. */
export const ownInterface: SaleMapping = {
  paging: 'cursor',
  query: { limit: 'limit', next: 'cursor' },
  amounts: 'minor',
  statuses: { Active: ['active'], Upcoming: ['upcoming'], Completed: ['completed'], Cancelled: ['cancelled'] },
  states: { Upcoming: ['open'], Sold: ['sold'], Passed: ['passed'], Withdrawn: ['withdrawn'], Unsold: ['unsold'] },
  auctions: {
    path: 'auctions',
    items: 'auctions',
    total: 'total',
    next: 'next',
    fields: {
      id: 'id',
      title: 'title',
      company: 'company',
      location: 'location',
      startDate: 'startDate',
      endDate: 'endDate',
      status: 'status',
      currency: 'currency',
      bidders: 'bidders',
      lots: 'lots',
      updatedAt: 'updatedAt',
    },
  },
  auction: { path: 'auctions/{auction}' },
  lots: {
    path: 'auctions/{auction}/lots',
    items: 'lots',
    total: 'total',
    next: 'next',
    fields: {
      id: 'id',
      lotNumber: 'lotNumber',
      title: 'title',
      description: 'description',
      estimateLow: 'estimateLow',
      estimateHigh: 'estimateHigh',
      startingBid: 'startingBid',
      state: 'state',
      hammer: 'hammer',
      highestBid: 'highestBid',
      buyer: 'buyer',
      updatedAt: 'updatedAt',
    },
  },
  lot: { path: 'auctions/{auction}/lots/{lot}' },
  registrations: {
    path: 'auctions/{auction}/registrations',
    items: 'registrations',
    total: 'total',
    next: 'next',
    fields: { id: 'id', paddle: 'paddle', firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' },
  },
}
