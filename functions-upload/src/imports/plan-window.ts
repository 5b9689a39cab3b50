import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BidderConflictField } from '@auctionwiz/contracts/conflicts'
import type { rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import type { Counted } from '@auctionwiz/domain/bidders/counts'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { changedFields } from '@auctionwiz/domain/conflicts/bidder-conflict'
import { statusFromFile } from '@auctionwiz/domain/imports/apply'
import type { FileField } from '@auctionwiz/domain/imports/file-fields'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { batchBytes } from '@auctionwiz/platform/core/store/batch-size'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { bidderBatchLimit } from '@auctionwiz/records/bidder-writes'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { takeNumbersOnce } from '@auctionwiz/records/numbers'
import { type ImportNotice, noCounts, type StoredRowError, shownErrors, type UploadCounts } from '../uploads/upload-document.ts'
import type { BidderMaker, UnversionedBidder } from './bidder-from-row.ts'
import { rowOfSurvivor } from './former-bidders.ts'
import { subjectFinder } from './known-subjects.ts'
import { isUndecided, type Matched, matchRows, type Subject, type Subjects } from './match-rows.ts'
import { type GoodRow, isRejected, listedOf, type ReadRow } from './read-window.ts'
import { type ConflictOrigin, type ConflictSlot, conflictFinder } from './row-conflicts.ts'
import { countedOf, newSlot, type Slot } from './slots.ts'

export interface PlannedWrite {
  slot: Slot
  bidder: UnversionedBidder
  /** What the counters hold of the bidder before the batch. */
  before: Counted | undefined
  /** The bidder before the batch; undefined for a new one. */
  was: UnversionedBidder | undefined
}

/** What is written in one go together with the upload's new counts. */
export interface PlannedBatch {
  /** Rows of the file that are done with it. */
  row: number
  /** The bidders as they are after the batch; their documents, which are much larger, are made when they are written. */
  writes: PlannedWrite[]
  counts: UploadCounts
  /** Conflicts as they are after the batch. */
  conflicts: PlannedConflict[]
  rejected: StoredRowError[]
  notices: ImportNotice[]
}

export interface PlannedConflict {
  slot: ConflictSlot
  /** As it is after the batch. */
  after: Omit<ConflictSlot, 'version'>
}

/** What an import does with a row. Each row has exactly one. */
export type RowOutcome = (typeof rowOutcomes)[number]

type RowNote = Exclude<ImportNotice['kind'], 'second-bidder'>

interface Taken {
  outcome: RowOutcome
  /** The fields of the bidder that an update changes. */
  changed: BidderConflictField[]
  notes: RowNote[]
}

/** What would become of a row, and why; without the data of a person. */
export interface PlannedRow extends Omit<Taken, 'changed'> {
  changed: (BidderConflictField | FileField)[]
  row: number
  line: number
  problems: { field: string; problem: string }[]
}

/** Planning without an import: nothing is written, and no number taken. */
export interface Trial {
  /** Is called with what becomes of each row. */
  row(row: PlannedRow): void
  /** Kept from file to file, as an import would have stored them. */
  subjects: Subjects
  conflicts: Map<string, ConflictSlot>
}

/** Of the writes of each batch one is the upload's own, and one undoes it. */
const bidderLimit = bidderBatchLimit - 2

interface Source {
  file: string
  /** The row up to which the window is done already. */
  done: number
  /** The window's last row. */
  end: number
  idOf(row: number): string
}

interface OpenBatch {
  /** With the bidders as they were. */
  touched: Map<Slot, UnversionedBidder | undefined>
  conflicts: Set<ConflictSlot>
  size: number
  counts: UploadCounts
  rejected: StoredRowError[]
  notices: ImportNotice[]
}

const openBatch = (): OpenBatch => ({
  touched: new Map(),
  conflicts: new Set(),
  size: 0,
  counts: { ...noCounts },
  rejected: [],
  notices: [],
})

/** A conflict that rules settle takes three: its own, what undoes it, and the bidder. */
const writesOf = ({ touched, conflicts }: OpenBatch): number =>
  touched.size + [...conflicts].reduce((sum, { undo }) => sum + (undo ? 2 : 1), 0)

const closed = ({ touched, conflicts, counts, rejected, notices }: OpenBatch, row: number): PlannedBatch => ({
  row,
  counts,
  conflicts: [...conflicts].map((slot) => ({ slot, after: { document: slot.document, ...(slot.undo && { undo: slot.undo }) } })),
  rejected,
  notices,
  writes: [...touched].map(([slot, was]) => {
    const before = slot.counted
    slot.counted = countedOf(slot.bidder)
    return { slot, bidder: slot.bidder, before, was }
  }),
})

/**
 * Plans the windows of a file one after the other, while the one before may still be being written: a bidder that both touch is handed
 * from one to the next.
 */
export const windowPlanner = (house: Partition, maker: BidderMaker, mayChangeTo: StatusRight, origin: ConflictOrigin, trial?: Trial) => {
  let previous: Subjects = trial?.subjects ?? new Map()
  const subjectsOf = subjectFinder(house)
  const conflictsOf = conflictFinder(house, origin, trial?.conflicts)

  /** A number for each bidder to be added: the same ones when the window is planned again because it was interrupted. */
  const numbering = async (matched: ReadonlyMap<GoodRow, Matched>, window: string): Promise<(subject: Subject) => number> => {
    const firstRows = new Map<Subject, number>()
    for (const [{ row }, { subject }] of matched)
      if (!subject.slot && !isUndecided(subject) && !firstRows.has(subject)) firstRows.set(subject, row)
    const numbers = await takeNumbersOnce(house, bidderRecord, `numbers:${window}`, [...firstRows.values()])
    return (subject) => {
      const number = numbers.get(firstRows.get(subject) ?? 0)
      if (number === undefined) throw new TypeError('a bidder to be added has no number')
      return number
    }
  }

  return async (rows: readonly ReadRow[], source: Source): Promise<PlannedBatch[]> => {
    const open = rows.filter(({ row }) => row > source.done)
    const good = open.filter((row): row is GoodRow => !isRejected(row))
    const keys = [...new Set(good.map(({ values }) => emailKey(values.email)))]
    const subjects = await subjectsOf(good, keys, previous)
    const matched = matchRows(good, subjects)
    const conflicts = await conflictsOf(matched)
    const numberOf = trial ? () => 0 : await numbering(matched, source.idOf(source.end))

    const take = (batch: OpenBatch, row: GoodRow): Taken => {
      const notes: RowNote[] = []
      const { subject, met } = matched.get(row) as Matched
      const note = (kind: RowNote, bidder: Slot): void => {
        notes.push(kind)
        noteRow(batch, { file: source.file, row: row.line, kind, bidder: shown(bidder) })
      }
      const known = subject.slot
      const { values, isKept } = withAllowedStatus(row.values, (known ?? met?.slot)?.bidder.status, mayChangeTo)
      if (met?.slot) {
        batch.counts.conflicts = (batch.counts.conflicts ?? 0) + 1
        const was = met.slot.bidder
        const slot = conflicts.take(row, values, met.slot)
        if (slot) batch.conflicts.add(slot)
        if (slot?.undo?.after) touch(batch, met.slot, was)
        return { outcome: 'conflict', changed: [], notes }
      }
      batch.counts.recordsImported += 1
      if (!known) {
        const slot = newSlot(maker.create(values, source.idOf(row.row), numberOf(subject)))
        subject.slot = slot
        batch.touched.set(slot, undefined)
        if (isKept) note('status-kept', slot)
        return { outcome: 'create', changed: [], notes }
      }
      batch.counts.duplicates += 1
      if (subject.by === 'former') note('merged-bidder', known)
      if (isKept) note('status-kept', known)
      const updated = maker.update(
        known.bidder,
        subject.by === 'former' ? rowOfSurvivor(values, known.bidder) : ownAddressed(values, known),
      )
      if (!updated) return { outcome: 'unchanged', changed: [], notes }
      const changed = trial ? changedFields(known.bidder, updated) : []
      touch(batch, known, known.bidder)
      known.bidder = updated
      return { outcome: 'update', changed, notes }
    }

    const writesToCome = (row: ReadRow): number => (!isRejected(row) && matched.get(row)?.met ? 3 : 1)

    /** New bidders are small; stored ones can have long histories and many notes. */
    const bytesToCome = ({ touched }: OpenBatch, row: ReadRow): number => {
      const slot = isRejected(row) ? undefined : matched.get(row)?.subject.slot
      return slot && !touched.has(slot) ? slot.size : 0
    }

    const batches: PlannedBatch[] = []
    let batch = openBatch()
    for (const row of open) {
      if (writesOf(batch) + writesToCome(row) > bidderLimit || (writesOf(batch) > 0 && batch.size + bytesToCome(batch, row) > batchBytes)) {
        batches.push(closed(batch, row.row - 1))
        batch = openBatch()
      }
      batch.counts.recordsProcessed += 1
      const { row: at, line } = row
      const problems = listedOf(row).flatMap((listed) => listed.problems.map(({ field, problem }) => ({ field, problem })))
      if (isRejected(row)) {
        batch.counts.failed += 1
        trial?.row({ row: at, line, outcome: 'error', changed: [], notes: [], problems })
      } else {
        const taken = take(batch, row)
        trial?.row({ row: at, line, ...taken, problems })
        if (row.listed) batch.counts.incomplete = (batch.counts.incomplete ?? 0) + 1
      }
      for (const { line, problems } of listedOf(row)) {
        batch.counts.problems = (batch.counts.problems ?? 0) + problems.length
        for (const { field, problem } of problems)
          if (batch.rejected.length < shownErrors)
            batch.rejected.push({ file: source.file, row: line, field, problem, ...(!isRejected(row) && { imported: true }) })
      }
    }
    batches.push(closed(batch, source.end))
    // A trial stores nothing, so what its rows would have stored is kept to its end.
    if (trial) for (const [key, known] of subjects) previous.set(key, known)
    else previous = subjects
    return batches
  }
}

const touch = (batch: OpenBatch, slot: Slot, was: UnversionedBidder): void => {
  if (batch.touched.has(slot)) return
  batch.size += slot.size
  batch.touched.set(slot, was)
}

const noteRow = (batch: OpenBatch, notice: ImportNotice): void => {
  batch.counts.notices = (batch.counts.notices ?? 0) + 1
  if (batch.notices.length < shownErrors) batch.notices.push(notice)
}

const shown = ({ bidder: { id, bidderId } }: Slot): ImportNotice['bidder'] => ({ id, bidderId })

/** A bidder with a shared address keeps their own address, or none; the row does not set it. */
const ownAddressed = (values: ImportRow, { bidder }: Slot): ImportRow => ({ ...values, email: bidder.email })

/** Whether the uploader may bring a bidder from one status to another. */
export type StatusRight = (from: Bidder['status'], to: Bidder['status']) => boolean

/** A row's status counts as far as its uploader may set it and no suspension is lifted. `isKept` says that it does not. */
const withAllowedStatus = (
  values: ImportRow,
  known: Bidder['status'] | undefined,
  mayChangeTo: StatusRight,
): { values: ImportRow; isKept: boolean } => {
  const { status, ...rest } = values
  const from = known ?? 'Pending'
  if (status === undefined || status === from) return { values: rest, isKept: false }
  if (statusFromFile(from, status) === status && mayChangeTo(from, status)) return { values, isKept: false }
  return { values: rest, isKept: true }
}
