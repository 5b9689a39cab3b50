import { bidder } from '@auctionwiz/contracts/bidders'
import { bidderConflictFields, conflict, conflictStatuses, conflictTypes, conflictUndoDays } from '@auctionwiz/contracts/conflicts'
import { figuresModes } from '@auctionwiz/contracts/uploads'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { displayName } from '@auctionwiz/domain/bidders/identity'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { unversionedBidder } from './bidders.ts'

const day = 86_400

/** Seconds for which a conflict that nobody decides is kept, counted from its last change. An import that meets the row later makes it again. */
export const openConflictKept = 365 * day

/** Seconds for which a decided conflict is kept, counted from the decision. */
export const decidedConflictKept = 180 * day

/** Seconds for which a decision can be undone. */
const conflictUndoKept = conflictUndoDays * day

const text = z.exactOptional(z.string())
const count = z.exactOptional(z.int())
const statedFacts = {
  ...{ auctions: count, lotsBid: count, bids: count, wins: count, top3: count, spent: count },
  ...{ paidOnTime: count, paidLate: count, unpaid: count, daysToPay: count, disputes: count, defaults: count, defaultAmount: count },
  ...{ paymentNotices: count, messagesReceived: count, messagesAnswered: count, referrals: count, activeMonths: count },
  ...{ firstAuction: z.optional(z.string()), mostRecentAuction: z.optional(z.string()) },
}
const { status, preferredPaymentMethod, preferredCategories } = bidder.shape

const row = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: text,
  dateOfBirth: text,
  address: z.object({ street: text, city: text, state: text, zip: text, country: text }),
  preferredPaymentMethod: z.exactOptional(preferredPaymentMethod),
  preferredCategories: z.exactOptional(preferredCategories),
  tags: z.exactOptional(z.array(z.string())),
  status: z.exactOptional(status),
  timeToPickup: z.exactOptional(z.number()),
  facts: z.object(statedFacts),
})

export const importConflictRecord = record({
  type: 'import-conflict',
  container: 'bidders',
  names: ['conflict of an import', 'conflicts of imports'],
  about:
    'A row of an import that has the email of a bidder and the name of another person, to be decided once. There is one per address and name.',
  fields: () => ({
    uploadId: z.string(),
    uploadName: z.string(),
    file: z.string(),
    /** Where people find it in the file. */
    line: z.int(),
    conflictType: z.enum(conflictTypes),
    status: z.enum(conflictStatuses),
    /** The bidder on file, by id, number and name. */
    bidderId: z.string(),
    number: z.string(),
    name: z.string(),
    row,
    figures: z.enum(figuresModes),
    /** Keys by which the person of the row is found. */
    people: z.array(z.string()),
    /** Both sides as they were when it was decided, and the fields of which the imported value was taken. */
    fields: z.exactOptional(conflict.shape.fields),
    used: z.exactOptional(z.array(z.enum(bidderConflictFields))),
    resolution: z.exactOptional(z.enum(['existing', 'imported', 'merge', 'separate'])),
    resolvedBy: text,
    byRules: z.exactOptional(z.literal(true)),
    resolvedAt: text,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  indexes: {
    fields: ['uploadId', 'status', 'conflictType', 'bidderId', 'people[]', 'byRules'],
    composite: [['createdAt'], ['status', 'createdAt'], ['conflictType', 'createdAt'], ['status', 'conflictType', 'createdAt']],
  },
  ttl: openConflictKept,
  // The row may be of somebody else, who is found by the keys of the row.
  personalData: { of: 'customer', field: 'bidderId', exported: false, erasure: 'removed' },
  nameOf: ({ name }) => name,
})
export type ImportConflict = DocumentOf<typeof importConflictRecord>

export const conflictUndoRecord = record({
  type: 'conflict-undo',
  container: 'bidders',
  names: ['undo of a decided conflict', 'undos of decided conflicts'],
  about: 'A bidder before and after the decision of a conflict. The store removes it when the time to undo is over.',
  fields: () => ({
    bidderId: z.string(),
    /** When it was decided: the time to undo it counts from here. */
    at: z.string(),
    /** The fields that the decision changed, as they were and as it left them. */
    changed: z.array(z.enum(bidderConflictFields)),
    before: z.exactOptional(unversionedBidder),
    after: z.exactOptional(unversionedBidder),
    /** The decision added the bidder. */
    isNew: z.exactOptional(z.literal(true)),
  }),
  indexes: { fields: ['bidderId'], composite: [['at']] },
  ttl: conflictUndoKept,
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
})
export type ConflictUndo = DocumentOf<typeof conflictUndoRecord>

export const conflictUndoId = (conflictId: string): string => `undo:${conflictId}`

/** The same address and name are the same conflict, so that an import that is repeated finds it again. */
export const importConflictId = ({ email, firstName, lastName }: Pick<ImportRow, 'email' | 'firstName' | 'lastName'>): Promise<string> =>
  derivedId('cnf', emailKey(email), normalizeForSearch(displayName(firstName, lastName)))

const naming = (key: string) => ({ where: [{ field: 'people' as const, containsAll: [key] }] })

/** The conflicts whose row names one of these people, each once. @param keys as `personKeys` gives them */
export async function* importConflictsNaming(house: PartitionReader, keys: readonly string[]): AsyncGenerator<Versioned<ImportConflict>> {
  const seen = new Set<string>()
  for (const key of new Set(keys))
    for await (const found of readerOf(importConflictRecord, house).each(naming(key), 20)) {
      if (seen.has(found.document.id)) continue
      seen.add(found.document.id)
      yield found
    }
}
