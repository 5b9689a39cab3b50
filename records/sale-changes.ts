import { importUndoDays, keptSaleReasons, saleRecordKinds } from '@auctionwiz/contracts/import-undo'
import { lot } from '@auctionwiz/contracts/lots'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { type AuctionDocument, auctionRecord } from './auctions.ts'
import { earlierOutcome, type LotDocument, lotRecord } from './lots.ts'
import { definedOf, recordSum } from './record-sum.ts'
import { type RegistrationDocument, registrationRecord } from './registrations.ts'

/** What an import of auctions did, so that it can be undone. */

const kept = importUndoDays * 86_400
const idsAlone = {
  kept: 'It holds ids alone, which lead to nobody once the bidder is erased. The store removes it after 30 days.',
} as const

const { lotNumber, title, description, notes, state } = lot.shape
const amount = z.exactOptional(z.int())

/** Some of the fields of a lot that files and staff can set. */
const someLotFields = z.object({
  lotNumber: z.exactOptional(lotNumber),
  title: z.exactOptional(title),
  description: z.exactOptional(description),
  notes: z.exactOptional(notes),
  state: z.exactOptional(state),
  earlier: z.exactOptional(z.array(earlierOutcome)),
  resultFromFile: z.exactOptional(z.literal(true)),
  paddle: z.exactOptional(z.string()),
  ...{ estimateLow: amount, estimateHigh: amount, reserve: amount, startingBid: amount },
  ...{ hammer: amount, premium: amount, highestBid: amount },
})
export type SettableLot = z.output<typeof someLotFields>

export const saleChangeRecord = record({
  type: 'sale-change',
  container: 'auctions',
  ofPart: true,
  names: ['undo of a step of an import of auctions', 'undos of steps of imports of auctions'],
  about:
    'What a step of an import of auctions did to lots and registrations, written in its batch: which it added, with sums that show whether they were edited since, and what the other lots were.',
  fields: () => ({
    uploadId: z.string(),
    auctionId: z.string(),
    /** The file and the first row of the step: the order of steps in an auction. */
    file: z.int(),
    row: z.int(),
    /** Each with its sum after the step. One that the step added has no `before`. */
    lots: z.array(
      z.object({ id: z.string(), sum: z.string(), before: z.exactOptional(someLotFields), after: z.exactOptional(someLotFields) }),
    ),
    /** Those that the step added. */
    registrations: z.array(z.object({ bidderId: z.string(), sum: z.string() })),
    bidderIds: z.array(z.string()),
  }),
  indexes: { fields: ['uploadId', 'bidderIds[]'] },
  ttl: kept,
  personalData: { of: 'customer', field: 'bidderIds', exported: false, erasure: idsAlone },
})
export type SaleChange = DocumentOf<typeof saleChangeRecord>

export const saleChangeId = (uploadId: string, file: number, row: number): string => `was:${uploadId}:${file}:${row}`

const dates = z.object({ startDate: z.string(), endDate: z.string() })

export const saleAuctionRecord = record({
  type: 'sale-auction',
  container: 'auctions',
  names: ['undo of an auction of an import', 'undos of auctions of imports'],
  about: 'An auction that an import of auctions added, with a sum that shows whether it was edited since, or whose dates it changed.',
  fields: () => ({
    uploadId: z.string(),
    /** The id of the auction: the store has another use for `auctionId` here. */
    saleId: z.string(),
    /** The sum of an auction that the import added. */
    created: z.exactOptional(z.string()),
    /** The dates of another one, as they were and as the import left them. */
    before: z.exactOptional(dates),
    after: z.exactOptional(dates),
    /** What the undo did to it. */
    undone: z.exactOptional(z.enum(['removed', 'restored'])),
  }),
  indexes: { fields: ['uploadId', 'undone'] },
  ttl: kept,
  personalData: 'none',
})
export type SaleAuction = DocumentOf<typeof saleAuctionRecord>

export const saleAuctionId = (uploadId: string, auctionId: string): string => `was:${uploadId}:${auctionId}`

export const saleBuyersRecord = record({
  type: 'sale-buyers',
  container: 'bidders',
  names: ['undo of buyers of an import', 'undos of buyers of imports'],
  about: 'Bidders whom an import of auctions added, each with a sum that shows whether they were edited since.',
  fields: () => ({
    uploadId: z.string(),
    created: z.array(z.tuple([z.string(), z.string()])),
    bidderIds: z.array(z.string()),
  }),
  indexes: { fields: ['uploadId', 'bidderIds[]'] },
  ttl: kept,
  personalData: { of: 'customer', field: 'bidderIds', exported: false, erasure: idsAlone },
})
export type SaleBuyers = DocumentOf<typeof saleBuyersRecord>

/** @param first the number of the first of them, which the house gives once */
export const saleBuyersId = (uploadId: string, first: string): string => `buyers:${uploadId}:${first}`

export const saleUndoRecord = record({
  type: 'sale-undo',
  container: 'auctions',
  ofPart: true,
  names: ['count of an undo of an import of auctions', 'counts of undos of imports of auctions'],
  about: 'How many lots and registrations of an auction an undo removed and restored. Each batch of the undo adds to it.',
  fields: () => ({
    uploadId: z.string(),
    auctionId: z.string(),
    lotsRemoved: z.int(),
    lotsRestored: z.int(),
    registrationsRemoved: z.int(),
  }),
  indexes: { fields: ['uploadId'] },
  ttl: kept,
  personalData: 'none',
})

export const saleUndoId = (uploadId: string): string => `undone:${uploadId}`

/** What an undo did to the lots and registrations of auctions. */
export type SaleUndoCounts = Pick<DocumentOf<typeof saleUndoRecord>, 'lotsRemoved' | 'lotsRestored' | 'registrationsRemoved'>

const nothingUndone: SaleUndoCounts = { lotsRemoved: 0, lotsRestored: 0, registrationsRemoved: 0 }

/** The write that counts what a batch of the undo does. */
export const countUndone = (uploadId: string, auctionId: string, counts: SaleUndoCounts): Write => ({
  kind: 'increment',
  id: saleUndoId(uploadId),
  by: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  empty: saleUndoRecord.document({ id: saleUndoId(uploadId), uploadId, auctionId, ...nothingUndone }),
})

export const keptSaleRecord = record({
  type: 'sale-kept',
  container: 'bidders',
  names: ['record kept by an undo of auctions', 'records kept by undos of auctions'],
  about:
    'An auction, a lot or a registration that the undo of an import left as it is, and why. A registration is named by its paddle alone.',
  fields: () => ({
    uploadId: z.string(),
    kind: z.enum(saleRecordKinds),
    auctionId: z.string(),
    recordId: z.string(),
    /** The title of the auction. */
    auction: z.string(),
    /** The number and title of the lot, or the paddle; the number of the auction. */
    name: z.string(),
    reason: z.enum(keptSaleReasons),
  }),
  indexes: { fields: ['uploadId'] },
  ttl: kept,
  personalData: 'none',
})
export type KeptSale = DocumentOf<typeof keptSaleRecord>

export const keptSaleId = (uploadId: string, kind: KeptSale['kind'], auctionId: string, recordId: string): string =>
  `kept:${uploadId}:${kind}:${auctionId}:${recordId}`

/** The fields of a lot that files and staff can set. */
export const settableLot = (document: LotDocument): SettableLot => definedOf(document, Object.keys(someLotFields.shape))

/** The time of the last write and what lists sort by say nothing of an edit. */
const derived = ['updatedAt', 'nameKey', 'span', 'uniqueKey', 'listKeys', 'searchText', 'grams']

/** Short sums that show whether a record was edited. */
export const lotSum = (document: LotDocument): string => recordSum(lotRecord, document, derived)
export const registrationSum = (document: RegistrationDocument): string => recordSum(registrationRecord, document, derived)
export const auctionSum = (document: AuctionDocument): string => recordSum(auctionRecord, document, derived)
