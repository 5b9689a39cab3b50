import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { visibleBidder } from '../bidders/visible-bidder.ts'

type Notes = Bidder['notes']
type NoteEvent = Pick<AuditSubject<'bidder.note_add' | 'bidder.note_remove'>, 'action' | 'before' | 'after'>

/**
 * Changes a bidder's current notes, with the audit event in the same batch. A concurrent change of the bidder does not conflict with notes, so it
 * is retried instead of refused. Writes nothing if `changed` returns undefined.
 * @returns the bidder as the caller may see it.
 */
export const changeNotes = async (
  bidderId: string,
  changed: (notes: Notes) => { notes: Notes; event: NoteEvent } | undefined,
  context: HouseContext,
): Promise<Bidder> => {
  const { house, audit, now } = context
  return retryConflicts(async () => {
    const before = await readBidder(house, bidderId)
    const change = changed(before.notes)
    if (!change) return visibleBidder(before, context)
    const { notes, event } = change
    const after = { ...before, notes, updatedAt: now.toISOString() }
    const written = audit({ ...event, subjectType: 'bidder', subjectId: bidderId })
    const [version = ''] = await writeBidders(house, [{ before, after }], [written])
    return visibleBidder({ ...after, version }, context)
  })
}
