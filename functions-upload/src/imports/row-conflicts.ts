import type { BidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import { bidderConflictFields } from '@auctionwiz/contracts/conflicts'
import { changedFields, conflictFieldsOf, conflictTypeOf, withImported } from '@auctionwiz/domain/conflicts/bidder-conflict'
import { settledByRules } from '@auctionwiz/domain/conflicts/rule-sides'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { valueKeys } from '@auctionwiz/domain/imports/row-keys'
import { sameContent } from '@auctionwiz/domain/same-content'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import {
  type ConflictUndo,
  conflictUndoId,
  conflictUndoRecord,
  decidedConflictKept,
  type ImportConflict,
  importConflictId,
  importConflictRecord,
} from '@auctionwiz/records/import-conflicts'
import type { UnversionedBidder } from './bidder-from-row.ts'
import { isUndecided, type Matched } from './match-rows.ts'
import type { GoodRow } from './read-window.ts'
import type { Slot } from './slots.ts'

/** A conflict as the rows up to here leave it. `version` is that of the store; undefined while the store does not have it. */
export interface ConflictSlot {
  document: ImportConflict
  version: string | undefined
  /** What undoes the decision of the rules. */
  undo?: ConflictUndo
}

/** The file that rows come from. */
export interface ConflictOrigin extends Pick<ImportConflict, 'uploadId' | 'uploadName' | 'file' | 'figures'> {
  now: Date
  rules: BidderConflictRules
  /** Computes the scores of a changed bidder. */
  rescore(before: UnversionedBidder, after: UnversionedBidder): UnversionedBidder
}

/** The conflicts of a window's rows. */
export interface RowConflicts {
  /** Of rows that are left to staff. */
  idOf(row: GoodRow): string | undefined
  /** Takes a row with the address of a bidder. @returns what is to be written; undefined where staff have the very row before them or have decided on it */
  take(row: GoodRow, values: ImportRow, met: Slot): ConflictSlot | undefined
}

/**
 * Finds the stored conflicts of rows with one query for a window that has some. Slots are handed from one window to the next, as the one before may
 * still be being written.
 * @param kept gets those of all windows, where none is written
 */
export const conflictFinder = (house: PartitionReader, origin: ConflictOrigin, kept?: Map<string, ConflictSlot>) => {
  let previous = kept ?? new Map<string, ConflictSlot>()
  return async (matched: ReadonlyMap<GoodRow, Matched>): Promise<RowConflicts> => {
    const undecided = [...matched].filter(([, { subject }]) => isUndecided(subject)).map(([row]) => row)
    const ids = new Map<GoodRow, string>()
    await Promise.all(undecided.map(async (row) => ids.set(row, await importConflictId(row.values))))
    const found = await storedSlots(house, new Set(ids.values()), previous)
    if (kept) for (const [id, slot] of found) kept.set(id, slot)
    const slots = kept ?? found
    previous = slots
    return {
      idOf: (row) => ids.get(row),
      take: (row, values, met) => {
        const id = ids.get(row) ?? ''
        const document = conflictOf(id, row, values, met, origin)
        const known = slots.get(id)
        if (known && saysSame(known.document, document)) return undefined
        const slot = settled(
          { document: { ...document, createdAt: known?.document.createdAt ?? document.createdAt }, version: known?.version },
          met,
          origin,
        )
        if (known) return Object.assign(known, slot, { version: known.version })
        slots.set(id, slot)
        return slot
      },
    }
  }
}

const storedSlots = async (
  house: PartitionReader,
  ids: ReadonlySet<string>,
  previous: ReadonlyMap<string, ConflictSlot>,
): Promise<Map<string, ConflictSlot>> => {
  const slots = new Map([...previous].filter(([id]) => ids.has(id)))
  const unknown = [...ids].filter((id) => !slots.has(id))
  if (unknown.length === 0) return slots
  const where = [{ field: 'id', in: unknown } as const]
  for await (const stored of readerOf(importConflictRecord, house).each({ where }, unknown.length)) slots.set(stored.document.id, stored)
  return slots
}

/** A decision stands as long as the row and the bidder are the ones that it was made on. */
const saysSame = (known: ImportConflict, now: ImportConflict): boolean => known.bidderId === now.bidderId && sameContent(known.row, now.row)

/** Where the rules of the house take a side in each field, the bidder is changed at once; the decision can be undone as one by a person. */
const settled = (slot: ConflictSlot, met: Slot, { rules, now, figures, rescore }: ConflictOrigin): ConflictSlot => {
  const { document } = slot
  const before = met.bidder
  const at = now.toISOString()
  const fields = conflictFieldsOf(before, document.row, now, figures)
  const open = bidderConflictFields.filter((field) => fields.some((one) => one.field === field && !one.same))
  const taken = settledByRules(open, rules, { existingAt: before.updatedAt, importedAt: at })
  if (!taken) return slot
  const values = withImported(before, document.row, taken, { now, figures })
  const used = changedFields(before, values)
  if (used.length > 0) met.bidder = rescore(before, values)
  return {
    ...slot,
    document: {
      ...document,
      status: 'resolved',
      resolution: 'merge',
      byRules: true,
      resolvedAt: at,
      fields,
      used,
      ttl: decidedConflictKept,
    },
    undo: conflictUndoRecord.document({
      id: conflictUndoId(document.id),
      ...{ bidderId: before.id, at, changed: used },
      ...(used.length > 0 && { before, after: met.bidder }),
    }),
  }
}

const conflictOf = (
  id: string,
  { line }: GoodRow,
  row: ImportRow,
  { bidder }: Slot,
  { now, uploadId, uploadName, file, figures }: ConflictOrigin,
): ImportConflict => {
  const at = now.toISOString()
  return importConflictRecord.document({
    ...{ uploadId, uploadName, file, figures },
    id,
    line,
    conflictType: conflictTypeOf(bidder, row),
    status: 'pending',
    bidderId: bidder.id,
    number: bidder.bidderId,
    name: bidder.name,
    row,
    people: valueKeys(row),
    createdAt: at,
    updatedAt: at,
  })
}

/** The conflict first. */
export const conflictWrites = ({ document, version, undo }: ConflictSlot): Write[] => [
  version === undefined ? importConflictRecord.creation(document) : importConflictRecord.replacement(document, version),
  ...(undo ? [conflictUndoRecord.put(undo)] : []),
]
