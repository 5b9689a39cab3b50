import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, money } from './fields.ts'
import { job } from './jobs.ts'

/** Undo of whole imports. An undo itself can't be undone: the files can be imported again. */

/** Days for which an import can be undone, counted from the upload. */
export const importUndoDays = 30

/**
 * Why an undo leaves a bidder as they are: `edited` since the import, `merged` with another bidder, named in a legal `case`, `registered`
 * for an auction, or `invited` to one or written to.
 */
export const keptReasons = ['edited', 'merged', 'case', 'registered', 'invited'] as const
export type KeptReason = (typeof keptReasons)[number]

/** What the undo of an import of auctions can keep beside bidders. */
export const saleRecordKinds = ['auction', 'lot', 'registration'] as const

/**
 * Why it leaves one as it is: `edited` since the import, `synced` with a bidding platform, named in a legal `case`, `payment` recorded or notice of it
 * sent, `invited` or assessed bidders for it, a lot that stays `sold` to the paddle, or other lots or registrations that stay `inUse`.
 */
export const keptSaleReasons = ['edited', 'synced', 'case', 'payment', 'invited', 'sold', 'inUse'] as const
export type KeptSaleReason = (typeof keptSaleReasons)[number]

/** Why it leaves a legal case as it is: `edited` by staff since the import, or an automation has acted on it (`automated`). */
export const keptCaseReasons = ['edited', 'automated'] as const
export type KeptCaseReason = (typeof keptCaseReasons)[number]

/**
 * Why it leaves a payment as it is: `reversed` since the import, the winner has `paid` what taking it back would bring back, or the legal `case` that it
 * settled has gone on.
 */
export const keptPaymentReasons = ['reversed', 'paid', 'case'] as const
export type KeptPaymentReason = (typeof keptPaymentReasons)[number]
/** Why it leaves any other record as it is, such as an inventory item: `edited` since the import. */
export const keptRecordReasons = ['edited'] as const

/** Kinds of records that an import writes whole. */
export const recordKinds = ['inventory'] as const
export type RecordKind = (typeof recordKinds)[number]

const house = { kind: 'access', scope: 'house', permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

export const undoImport = endpoint({
  app: 'bidders',
  name: 'undoImport',
  summary:
    'Undo an import of the last 30 days, in the background: records it created are removed, those it changed are restored, and those edited or used since are kept. Needs bidders:delete too; of legal cases legal:delete, of inventory inventory:delete, of payments payments:process',
  method: 'POST',
  path: 'bidders/imports/{id}/undo',
  access: house,
  params,
  answer: job,
  status: 202,
  errors: [...refused, 'stale_version', 'upload_running', 'bulk_running', 'import_undo_over'],
})

export const keptBidder = z.object({ id, bidderId: z.string(), name: z.string(), reason: z.enum(keptReasons) })

export const keptSale = z.object({
  kind: z.enum(saleRecordKinds),
  id,
  auctionId: id,
  /** The title of the auction. */
  auction: z.string(),
  /** The number of the auction, the number and title of the lot, or the paddle. */
  name: z.string(),
  reason: z.enum(keptSaleReasons),
})

/** What is undone of an import of auctions beside its bidders. */
const sales = z.object({
  auctionsRemoved: z.int(),
  /** Auctions whose dates return. */
  auctionsRestored: z.int(),
  lotsRemoved: z.int(),
  lotsRestored: z.int(),
  registrationsRemoved: z.int(),
  /** Of this page. */
  kept: z.array(keptSale),
})

export const keptCase = z.object({
  id,
  /** The number and title of the case; empty where it was deleted since. */
  caseNumber: z.string(),
  title: z.string(),
  reason: z.enum(keptCaseReasons),
})

/** What is undone of an import of legal cases. */
const cases = z.object({
  casesRemoved: z.int(),
  casesRestored: z.int(),
  /** Of this page. */
  kept: z.array(keptCase),
})

export const keptPayment = z.object({
  id,
  /** The title of the auction. */
  auction: z.string(),
  /** Missing where the bidder was deleted or erased. */
  bidder: z.optional(z.object({ id, name: z.string() })),
  amount: money,
  reason: z.enum(keptPaymentReasons),
})

/** What is undone of an import of payments. */
const payments = z.object({
  paymentsRemoved: z.int(),
  /** Payments that the import took back and that count again. */
  paymentsRestored: z.int(),
  /** Of this page. */
  kept: z.array(keptPayment),
})

export const keptRecord = z.object({
  id,
  /** What people call it; empty where it was deleted since. */
  name: z.string(),
  reason: z.enum(keptRecordReasons),
})

/** What is undone of an import of records of any other kind, such as inventory items. */
const records = z.object({
  kind: z.enum(recordKinds),
  removed: z.int(),
  restored: z.int(),
  /** Of this page. */
  kept: z.array(keptRecord),
})

export const readImportUndo = endpoint({
  app: 'bidders',
  name: 'readImportUndo',
  summary:
    'Read what undoing an import would do, a part of the import per page; once it is undone, which records were kept. Needs bidders:view too; of legal cases legal:view, of inventory inventory:view, of payments payments:view',
  method: 'GET',
  path: 'bidders/imports/{id}/undo',
  access: house,
  params,
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({
    /** When the undo was started, and when it ended. */
    startedAt: z.optional(instant),
    endedAt: z.optional(instant),
    /** Bidders that are removed and restored: of this page before the undo, of the whole import after it. */
    removed: z.int(),
    restored: z.int(),
    /** Of this page. */
    kept: z.array(keptBidder),
    /** Of an import of auctions. */
    sales: z.optional(sales),
    /** Of an import of legal cases. */
    cases: z.optional(cases),
    /** Of an import of payments. */
    payments: z.optional(payments),
    /** Of an import of any other kind. */
    records: z.optional(records),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request', 'import_undo_over'],
})
