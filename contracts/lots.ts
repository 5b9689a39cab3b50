import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, optionalText, paddle, text, wholeNumber } from './fields.ts'
import { pageFacts, paging, searchWords } from './paging.ts'

/** The lots of an auction: the catalogue, and what became of each lot. Money is in minor units of the auction's currency. */

/** Passed: the bids did not meet the reserve. Unsold: nobody bid. PostSale: sold after the sale. */
export const lotStates = ['Upcoming', 'Sold', 'Passed', 'Withdrawn', 'Unsold', 'PostSale'] as const
export type LotState = (typeof lotStates)[number]

/** At most 100 billion minor units. */
const limit = 100_000_000_000
const amountProblem = 'Use an amount of at least 0.'
const amount = z.int().check(z.minimum(0, amountProblem), z.maximum(limit))
const price = z.int().check(z.minimum(1, 'Use an amount above 0.'), z.maximum(limit))

/** A whole number up to 999,999, and up to two letters for a lot between two others. */
const lotNumber = z.string().check(z.trim(), z.regex(/^0*[1-9]\d{0,5}[ -]?[A-Za-z]{0,2}$/, 'Enter a lot number such as 12 or 12A.'))

export const lot = z.object({
  id,
  auctionId: id,
  /** A number and, for a lot added between two others, a suffix: 89A. */
  lotNumber: z.string(),
  title: z.string(),
  description: z.string(),
  /** For staff alone. */
  notes: z.string(),
  estimateLow: z.optional(z.int()),
  estimateHigh: z.optional(z.int()),
  /** For staff alone: the least price at which the consignor sells. */
  reserve: z.optional(z.int()),
  startingBid: z.optional(z.int()),
  state: z.enum(lotStates),
  /** The hammer price of a sold lot. */
  hammer: z.optional(z.int()),
  /** The buyer's premium on the hammer price, by the bands of the auction. */
  premium: z.optional(z.int()),
  /** Who bought a sold lot. */
  paddle: z.optional(z.string()),
  /** The highest bid for a passed lot. */
  highestBid: z.optional(z.int()),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type Lot = z.output<typeof lot>

/** Who has the paddle of a sold lot; a sold lot without it was sold to a paddle that nobody has yet. For those who may see bidders. */
const winner = z.object({
  id,
  /** The bidder's number for staff. */
  bidderId: z.string(),
  name: z.string(),
})

/** A row of the list; with its description where the filter asks for it. */
export const lotSummary = z.extend(z.omit(lot, { description: true, notes: true, createdAt: true, updatedAt: true }), {
  winner: z.optional(winner),
  description: z.optional(z.string()),
})
export type LotSummary = z.output<typeof lotSummary>

/** Of all lots of the auction, whatever the filter. Estimates and reserves are of the lots that were not withdrawn. */
export const lotTotals = z.object({
  lots: z.int(),
  states: z.record(z.enum(lotStates), z.int()),
  hammer: z.int(),
  premium: z.int(),
  estimateLow: z.int(),
  estimateHigh: z.int(),
  reserve: z.int(),
})
export type LotTotals = z.output<typeof lotTotals>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const changed = [...refused, 'invalid_request', 'auction_state', 'auction_too_early', 'lot_state', 'stale_version'] as const
const ofAuction = z.strictObject({ id })
const ofLot = z.strictObject({ id, lotId: id })

/** With `-` descending. */
export const lotSorts = ['number', '-number', 'title', '-title', 'estimate', '-estimate', 'hammer', '-hammer'] as const

export const lotFilter = z.strictObject({
  state: z.optional(z.enum(lotStates)),
  /** In number, title and description, in any case. */
  search: searchWords,
  sort: z.optional(z.enum(lotSorts)),
  /** The rows bring their descriptions, as the printed catalogue shows them. */
  descriptions: z.optional(z.literal('yes')),
  ...paging(200),
})
export type LotFilter = z.output<typeof lotFilter>

export const listLots = endpoint({
  app: 'auctions',
  name: 'listLots',
  summary: 'List a page of an auction’s lots, filtered, searched and sorted; by default in the order of the catalogue',
  method: 'GET',
  path: 'auctions/{id}/lots',
  access: { ...house, permission: 'auctions:view' },
  params: ofAuction,
  query: lotFilter,
  answer: z.object({
    lots: z.array(lotSummary),
    ...pageFacts,
    /** Only with the first page. */
    totals: z.optional(lotTotals),
    /** Lots are being renumbered, or that was interrupted: `numberLots` finishes it. Only with the first page. */
    numbering: z.optional(z.literal(true)),
  }),
  errors: [...refused, 'invalid_request'],
})

/** What a form holds of a lot. */
const lotFields = {
  title: text(200),
  description: optionalText(5000),
  notes: optionalText(2000),
  estimateLow: z.optional(amount),
  estimateHigh: z.optional(amount),
  reserve: z.optional(amount),
  startingBid: z.optional(amount),
}

/** Without a number the lot gets the first whole number after the last lot. */
export const newLot = z.strictObject({ lotNumber: z.optional(lotNumber), ...lotFields })
export type NewLot = z.output<typeof newLot>

/** What a row of a file says of a lot. */
export const filedLot = z.partial(newLot)
export type FiledLot = z.output<typeof filedLot>

export const createLot = endpoint({
  app: 'auctions',
  name: 'createLot',
  summary: 'Add a lot to an auction that is not over',
  method: 'POST',
  path: 'auctions/{id}/lots',
  access: { ...house, permission: 'auctions:edit' },
  params: ofAuction,
  body: newLot,
  answer: lot,
  status: 201,
  errors: [...refused, 'invalid_request', 'auction_state', 'lot_number_taken', 'idempotency_mismatch'],
})

export const readLot = endpoint({
  app: 'auctions',
  name: 'readLot',
  summary: 'Read a lot',
  method: 'GET',
  path: 'auctions/{id}/lots/{lotId}',
  access: { ...house, permission: 'auctions:view' },
  params: ofLot,
  answer: lot,
  errors: refused,
})

/** An amount of null removes it. */
const givenAmount = z.optional(z.nullable(amount))

/** Fields that are given change; what may change when says `domain/lots/lot-states.ts`. */
export const lotChange = z.strictObject({
  lotNumber: z.optional(lotNumber),
  title: z.optional(lotFields.title),
  description: lotFields.description,
  notes: lotFields.notes,
  estimateLow: givenAmount,
  estimateHigh: givenAmount,
  reserve: givenAmount,
  startingBid: givenAmount,
  version: z.string(),
})
export type LotChange = z.output<typeof lotChange>

export const updateLot = endpoint({
  app: 'auctions',
  name: 'updateLot',
  summary: 'Change a lot; the version read must be sent back',
  method: 'PUT',
  path: 'auctions/{id}/lots/{lotId}',
  access: { ...house, permission: 'auctions:edit' },
  params: ofLot,
  body: lotChange,
  answer: lot,
  errors: [...changed, 'lot_number_taken'],
})

export const removeLot = endpoint({
  app: 'auctions',
  name: 'removeLot',
  summary: 'Remove a lot from a draft; from a published auction it is withdrawn',
  method: 'POST',
  path: 'auctions/{id}/lots/{lotId}/removal',
  access: { ...house, permission: 'auctions:edit' },
  params: ofLot,
  body: z.strictObject({ version: z.string() }),
  answer: acknowledged,
  errors: changed,
})

/** What one change of many lots sets: only the fields that are given. */
const manyFields = z.strictObject({
  estimateLow: givenAmount,
  estimateHigh: givenAmount,
  reserve: givenAmount,
  startingBid: givenAmount,
  notes: lotFields.notes,
})

export const manyLotsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), fields: manyFields }),
  z.strictObject({ kind: z.literal('withdraw') }),
  /** Undoes the last outcome. */
  z.strictObject({ kind: z.literal('undo') }),
])
export type ManyLotsChange = z.output<typeof manyLotsChange>

/** The most lots of one call; more are changed by several. */
export const manyLotsLimit = 100

/** What became of one lot of a change of many. */
export const manyLotsResult = z.object({
  lotId: id,
  /** Absent for a lot that is not there. */
  lotNumber: z.optional(z.string()),
  /** The version after the change; absent where it was refused. */
  version: z.optional(z.string()),
  /** What an edit replaced, for its undo; null where there was no amount. */
  before: z.optional(manyFields),
  /** Why nothing changed, in the caller's language. */
  refused: z.optional(z.object({ code: z.string(), message: z.string() })),
})
export type ManyLotsResult = z.output<typeof manyLotsResult>

export const changeLots = endpoint({
  app: 'auctions',
  name: 'changeLots',
  summary: 'Change up to 100 lots, each by itself: what is refused for one leaves the others changed. Sent again, it changes nothing more',
  method: 'POST',
  path: 'auctions/{id}/lots/changes',
  access: { ...house, permission: 'auctions:edit' },
  params: ofAuction,
  body: z.strictObject({
    lots: z
      .array(
        z
          .strictObject({
            lotId: id,
            /** Refuses the change where the lot has changed since. An undo needs it: sent again without, it would undo the outcome before. */
            version: z.optional(z.string()),
            change: manyLotsChange,
          })
          .check(
            z.refine(({ version, change }) => change.kind !== 'undo' || version !== undefined, {
              error: 'Send the version of the lot whose outcome is undone.',
              path: ['version'],
            }),
          ),
      )
      .check(z.minLength(1), z.maxLength(manyLotsLimit)),
  }),
  bodyLimit: 512 * 1024,
  answer: z.object({ results: z.array(manyLotsResult) }),
  errors: [...refused, 'invalid_request'],
})

/** Other numbers for lots, in an auction for which bidding is not open. */
export const lotNumbering = z.discriminatedUnion('kind', [
  /** The lot follows the one with this number, or with null comes first; the lots in between pass their numbers on. */
  z.strictObject({ kind: z.literal('move'), lotId: id, after: z.nullable(lotNumber) }),
  /** All lots to come get whole numbers in their order. */
  z.strictObject({ kind: z.literal('renumber'), from: wholeNumber(1, 999_999), step: wholeNumber(1, 1000) }),
  /** Finishes a numbering that was interrupted. */
  z.strictObject({ kind: z.literal('finish') }),
])
export type LotNumbering = z.output<typeof lotNumbering>

export const numberLots = endpoint({
  app: 'auctions',
  name: 'numberLots',
  summary: 'Move a lot, or renumber all lots to come: all of it happens, or none; an interrupted run is finished first',
  method: 'POST',
  path: 'auctions/{id}/lots/numbering',
  access: { ...house, permission: 'auctions:edit' },
  params: ofAuction,
  body: lotNumbering,
  answer: z.object({
    /** How many lots have another number now. */
    changed: z.int(),
  }),
  errors: [...refused, 'invalid_request', 'auction_state', 'lot_state'],
})

/** What becomes of a lot. */
export const lotOutcome = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('sell'), hammer: price, paddle }),
  z.strictObject({ action: z.literal('sellAfterSale'), hammer: price, paddle }),
  z.strictObject({ action: z.literal('pass'), highestBid: z.optional(price) }),
  z.strictObject({ action: z.literal('leaveUnsold') }),
  z.strictObject({ action: z.literal('withdraw') }),
])
export type LotOutcome = z.output<typeof lotOutcome>

export const recordLotOutcome = endpoint({
  app: 'auctions',
  name: 'recordLotOutcome',
  summary: 'Record that a lot was sold, passed, left unsold, withdrawn or sold after the sale; recorded twice, it counts once',
  method: 'POST',
  path: 'auctions/{id}/lots/{lotId}/outcome',
  access: { ...house, permission: 'auctions:edit' },
  params: ofLot,
  body: z.strictObject({ outcome: lotOutcome, version: z.string() }),
  answer: lot,
  errors: changed,
})

export const undoLotOutcome = endpoint({
  app: 'auctions',
  name: 'undoLotOutcome',
  summary: 'Undo the last outcome of a lot: it has the state before it again',
  method: 'POST',
  path: 'auctions/{id}/lots/{lotId}/outcome/undo',
  access: { ...house, permission: 'auctions:edit' },
  params: ofLot,
  body: z.strictObject({ version: z.string() }),
  answer: lot,
  errors: changed,
})
