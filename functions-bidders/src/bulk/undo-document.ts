import type { Bidder } from '@auctionwiz/contracts/bidders'
import { undoHours } from '@auctionwiz/contracts/bulk'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { randomId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'

/** What one bidder was: the fields that changed, or all of one that is gone. */
export type UndoEntry = { id: string; before: Partial<Bidder>; after: Partial<Bidder> } | { bidder: Omit<Bidder, 'version'> }

/** What some bidders of a change were; the store forgets it when the change can no longer be undone. */
export interface UndoDocument extends StoredDocument {
  type: 'bidder-undo'
  /** Names the change. */
  run: string
  /** Who made the change. */
  by: string
  /** When it was made: the time to undo it counts from here. */
  at: string
  /** Of a deleted bidder the key of the email address, by which an erasure finds them. */
  formerKey?: string
  entries: UndoEntry[]
}

/** Who made which change, when. */
export interface UndoSource {
  run: string
  by: string
  now: Date
}

const hourMs = 3_600_000

/** Until when a change made at that time can be undone. */
export const undoUntil = (at: string): string => new Date(Date.parse(at) + undoHours * hourMs).toISOString()

/** Seconds for which a change can still be undone, 1 at least: a `ttl`. */
export const undoSecondsLeft = (at: string, now: Date): number => Math.max(1, Math.ceil((Date.parse(undoUntil(at)) - now.getTime()) / 1000))

export const undoQuery = (run: string) => ({ type: 'bidder-undo', where: [{ field: 'run', equals: run }] })

/** Where a deleted bidder is kept, so that an erasure finds them by their id. */
export const goneId = (bidderId: string): string => `undo_${bidderId}`

/** Deleted bidders are kept one by one: they are large, and an erasure removes one of them alone. */
export const undoWrites = ({ run, by, now }: UndoSource, entries: readonly UndoEntry[]): Write[] => {
  const kept = entries.some((entry) => 'bidder' in entry) ? entries.map((entry) => [entry]) : entries.length > 0 ? [[...entries]] : []
  const at = now.toISOString()
  return kept.map((some) => {
    const [first] = some
    const gone = first && 'bidder' in first ? first.bidder : undefined
    const document: UndoDocument = {
      id: gone ? goneId(gone.id) : randomId('undo'),
      type: 'bidder-undo',
      ttl: undoSecondsLeft(at, now),
      run,
      by,
      at,
      ...(gone && { formerKey: emailKey(gone.email) }),
      entries: some,
    }
    return { kind: 'put', document }
  })
}
