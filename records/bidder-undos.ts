import type { Bidder } from '@auctionwiz/contracts/bidders'
import { undoHours } from '@auctionwiz/contracts/bulk'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { unversionedBidder } from './bidders.ts'

/** The fields that a change of many bidders changes. */
const { status, autoInviteStatus, tags, updatedAt } = unversionedBidder.shape
const someFields = z.object({
  status: z.exactOptional(status),
  autoInviteStatus: z.exactOptional(autoInviteStatus),
  tags: z.exactOptional(tags),
  updatedAt: z.exactOptional(updatedAt),
})

export const bidderUndoRecord = record({
  type: 'bidder-undo',
  container: 'bidders',
  names: ['undo of a change', 'undos of changes'],
  about:
    'What some bidders of a change were: the fields that changed, or all of one who was deleted. The store removes it when the time to undo is over.',
  fields: () => ({
    /** Names the change. */
    run: z.string(),
    /** Who made the change. */
    by: z.string(),
    /** When it was made: the time to undo it counts from here. */
    at: z.string(),
    /** Of a deleted bidder the key of the email address, by which an erasure finds them. */
    formerKey: z.optional(z.string()),
    entries: z.array(
      z.union([z.object({ bidder: unversionedBidder }), z.object({ id: z.string(), before: someFields, after: someFields })]),
    ),
  }),
  indexes: { fields: ['run', 'formerKey'] },
  // Fields of bidders who are still there say nothing that their records don't; deleted bidders are found by the id of the document.
  personalData: { of: 'customer', exported: true, erasure: 'removed' },
})

/** What some bidders of a change were. */
export type UndoDocument = DocumentOf<typeof bidderUndoRecord>

/** What one bidder was: the fields that changed, or all of one that is gone. */
export type UndoEntry = UndoDocument['entries'][number]

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

/** What undoes a change. */
export const ofChange = (run: string) => ({ where: [{ field: 'run', equals: run } as const] })

export const undoQuery = (run: string) => bidderUndoRecord.query(ofChange(run))

/** Where a deleted bidder is kept, so that an erasure finds them by their id. */
export const goneId = (bidderId: string): string => `undo_${bidderId}`

/** The bidders that the change deleted. */
export const deletedBidders = ({ entries }: Pick<UndoDocument, 'entries'>): Omit<Bidder, 'version'>[] =>
  entries.flatMap((entry) => ('bidder' in entry ? [entry.bidder] : []))

/** Deleted bidders are kept one by one: they are large, and an erasure removes one of them alone. */
export function undoWrites({ run, by, now }: UndoSource, entries: readonly UndoEntry[]): Write[] {
  const kept = entries.some((entry) => 'bidder' in entry) ? entries.map((entry) => [entry]) : entries.length > 0 ? [[...entries]] : []
  const at = now.toISOString()
  return kept.map((some) => {
    const [gone] = deletedBidders({ entries: some })
    return bidderUndoRecord.put({
      id: gone ? goneId(gone.id) : randomId('undo'),
      ttl: undoSecondsLeft(at, now),
      run,
      by,
      at,
      ...(gone && { formerKey: emailKey(gone.email) }),
      entries: some,
    })
  })
}
