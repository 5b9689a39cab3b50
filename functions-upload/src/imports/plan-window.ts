import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Counted } from '@auctionwiz/domain/bidders/counts'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { reserveNumbers } from '@auctionwiz/platform/core/reserve-numbers'
import { noCounts, type StoredRowError, shownErrors, type UploadCounts } from '../uploads/upload-document.ts'
import type { BidderMaker, UnversionedBidder } from './bidder-from-row.ts'
import { existingBidders } from './existing-bidders.ts'
import { formerBidders, rowOfSurvivor } from './former-bidders.ts'
import { type GoodRow, isRejected, type ReadRow } from './read-window.ts'

/** A bidder as the rows up to here leave it. `version` is that of the store; undefined while the store does not have it. */
export interface Slot {
  bidder: UnversionedBidder
  version: string | undefined
  /** Characters of what was read from the store; 0 for a bidder of this upload, whose size is bounded by its row. */
  size: number
  /** As which the bidder is counted once the batches planned so far are written. */
  counted: Counted | undefined
}

export interface PlannedWrite {
  slot: Slot
  bidder: UnversionedBidder
  /** What the counters hold of the bidder before the batch. */
  before: Counted | undefined
}

/** What is written in one go together with the upload's new counts. */
export interface PlannedBatch {
  /** Rows of the file that are done with it. */
  row: number
  /** The bidders as they are after the batch; their documents, which are much larger, are made when they are written. */
  writes: PlannedWrite[]
  counts: UploadCounts
  rejected: StoredRowError[]
}

/** One write of each batch is the upload's own. */
const bidderLimit = bidderBatchLimit - 1

/** A batch may be 2 MB; new bidders are far below, stored ones can have long histories. */
const sizeLimit = 1_000_000

interface Source {
  file: string
  /** The row up to which the window is done already. */
  done: number
  /** The window's last row. */
  end: number
  idOf(row: number): string
}

interface OpenBatch {
  touched: Set<Slot>
  size: number
  counts: UploadCounts
  rejected: StoredRowError[]
}

const openBatch = (): OpenBatch => ({ touched: new Set(), size: 0, counts: { ...noCounts }, rejected: [] })

const closed = ({ touched, counts, rejected }: OpenBatch, row: number): PlannedBatch => ({
  row,
  counts,
  rejected,
  writes: [...touched].map((slot) => {
    const before = slot.counted
    slot.counted = countedOf(slot.bidder)
    return { slot, bidder: slot.bidder, before }
  }),
})

/** Without the rest of the bidder, which would be kept in memory with it. */
const countedOf = ({ status, autoInviteStatus, createdAt, nationalScore, localScore }: UnversionedBidder): Counted => ({
  status,
  autoInviteStatus,
  createdAt,
  nationalScore: { score: nationalScore.score, tier: nationalScore.tier },
  localScore: { score: localScore.score, tier: localScore.tier },
})

const slotOf = ({ version, ...bidder }: Bidder): Slot => ({
  bidder,
  version,
  size: JSON.stringify(bidder).length,
  counted: countedOf(bidder),
})

/**
 * Plans the windows of a file one after the other, while the one before may still be being written: a bidder that both touch is handed
 * from one to the next.
 */
export const windowPlanner = (house: Partition, maker: BidderMaker) => {
  let previous = new Map<string, Slot>()
  const former = formerBidders(house)

  /** The bidders already there, by key: from the window before, else from the store. */
  const knownSlots = async (keys: readonly string[]): Promise<Map<string, Slot>> => {
    const slots = new Map<string, Slot>()
    for (const key of keys) {
      const slot = previous.get(key)
      if (slot) slots.set(key, slot)
    }
    const stored = await existingBidders(
      house,
      keys.filter((key) => !slots.has(key)),
    )
    for (const [key, bidder] of stored) slots.set(key, slotOf(bidder))
    const survivors = await former(keys.filter((key) => !slots.has(key)))
    if (survivors.size === 0) return slots
    // A bidder has one slot, under whichever of its addresses rows name it.
    const byId = new Map([...previous.values(), ...slots.values()].map((slot) => [slot.bidder.id, slot]))
    for (const [key, bidder] of survivors) {
      const slot = byId.get(bidder.id) ?? slotOf(bidder)
      byId.set(bidder.id, slot)
      slots.set(key, slot)
    }
    return slots
  }

  return async (rows: readonly ReadRow[], source: Source): Promise<PlannedBatch[]> => {
    const open = rows.filter(({ row }) => row > source.done)
    const keys = [...new Set(open.flatMap((row) => (isRejected(row) ? [] : [emailKey(row.values.email)])))]
    const slots = await knownSlots(keys)
    let sequence = await reserveNumbers(house, keys.length - slots.size)

    const take = (batch: OpenBatch, { row, values }: GoodRow): void => {
      const key = emailKey(values.email)
      const slot = slots.get(key)
      batch.counts.recordsImported += 1
      if (!slot) {
        const created: Slot = { bidder: maker.create(values, source.idOf(row), sequence), version: undefined, size: 0, counted: undefined }
        sequence += 1
        slots.set(key, created)
        batch.touched.add(created)
        return
      }
      batch.counts.duplicates += 1
      const isFormer = emailKey(slot.bidder.email) !== key
      const updated = maker.update(slot.bidder, isFormer ? rowOfSurvivor(values, slot.bidder) : values)
      if (!updated) return
      slot.bidder = updated
      if (!batch.touched.has(slot)) batch.size += slot.size
      batch.touched.add(slot)
    }

    const batches: PlannedBatch[] = []
    let batch = openBatch()
    for (const row of open) {
      if (batch.touched.size >= bidderLimit || batch.size > sizeLimit) {
        batches.push(closed(batch, row.row - 1))
        batch = openBatch()
      }
      batch.counts.recordsProcessed += 1
      if (!isRejected(row)) take(batch, row)
      else {
        batch.counts.failed += 1
        for (const { field, problem } of row.problems)
          if (batch.rejected.length < shownErrors) batch.rejected.push({ file: source.file, row: row.line, field, problem })
      }
    }
    batches.push(closed(batch, source.end))
    previous = slots
    return batches
  }
}
