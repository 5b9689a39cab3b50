import { type RecordPage, readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { bidderUndoRecord, ofChange, type UndoDocument, type UndoEntry } from '@auctionwiz/records/bidder-undos'
import { undoBatchSize } from './bulk-limits.ts'

/** How far an undo has come: the page of documents that it works on, and those of the page that it has tried. */
export interface UndoPlace {
  page?: string
  tried: readonly string[]
}

export interface UndoBatch {
  documents: Versioned<UndoDocument>[]
  /** The position after this batch; undefined for the last one. */
  place: UndoPlace | undefined
}

/**
 * Yields the undo documents of a change, as many as fit one batch. Each document is tried once. One whose bidders cannot be restored stays, and the
 * undo continues after it.
 */
export async function* undoBatches(house: PartitionReader, run: string, from?: UndoPlace): AsyncGenerator<UndoBatch> {
  const undos = readerOf(bidderUndoRecord, house)
  let place: UndoPlace | undefined = from ?? { tried: [] }
  while (place) {
    const { page, tried }: UndoPlace = place
    const found: RecordPage<UndoDocument> = await undos.page(ofChange(run), { limit: undoBatchSize, next: page })
    const open = found.items.filter(({ document }) => !tried.includes(document.id))
    const groups = groupsOf(open)
    const following: UndoPlace | undefined = found.next === undefined ? undefined : { page: found.next, tried: [] }
    let done = tried
    for (const [index, documents] of groups.entries()) {
      done = [...done, ...documents.map(({ document }) => document.id)]
      place = index < groups.length - 1 ? { ...(page !== undefined && { page }), tried: done } : following
      yield { documents, place }
    }
    place = following
  }
}

/** A document of many changed bidders fills a batch alone; deleted ones come back together, as many as fit. */
const groupsOf = (documents: readonly Versioned<UndoDocument>[]): Versioned<UndoDocument>[][] => {
  const isLarge = ({ document }: Versioned<UndoDocument>) => document.entries.length > 1
  const small = documents.filter((one) => !isLarge(one))
  return [...documents.filter(isLarge).map((one) => [one]), ...batchesOf(small, undoBatchSize, ({ document }) => bytesOf(document))]
}

export const entriesOf = (documents: readonly Versioned<UndoDocument>[]): UndoEntry[] =>
  documents.flatMap(({ document }) => document.entries)
