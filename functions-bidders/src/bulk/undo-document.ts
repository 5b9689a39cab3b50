import type { Bidder } from '@auctionwiz/contracts/bidders'
import { randomId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'

/** What one bidder was: the fields that changed, or all of one that is gone. */
export type UndoEntry = { id: string; before: Partial<Bidder>; after: Partial<Bidder> } | { bidder: Omit<Bidder, 'version'> }

/** What some bidders of a change were; forgotten after a day. Its type names the change, so that all of a change are found by an index. */
export interface UndoDocument extends StoredDocument {
  /** Who made the change. */
  by: string
  entries: UndoEntry[]
}

const day = 86_400

export const undoType = (run: string): string => `undo:${run}`

/** Where a bidder who went is kept, so that who asks for their erasure finds them. */
export const goneId = (bidderId: string): string => `undo_${bidderId}`

/** Bidders that are gone are kept one by one: they are large. */
export const undoWrites = (run: string, by: string, entries: readonly UndoEntry[]): Write[] => {
  const kept = entries.some((entry) => 'bidder' in entry) ? entries.map((entry) => [entry]) : entries.length > 0 ? [[...entries]] : []
  return kept.map((some) => {
    const [first] = some
    const id = first && 'bidder' in first ? goneId(first.bidder.id) : randomId('undo')
    const document: UndoDocument = { id, type: undoType(run), ttl: day, by, entries: some }
    return { kind: 'put', document }
  })
}
