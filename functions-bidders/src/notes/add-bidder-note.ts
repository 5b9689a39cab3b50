import { type addBidderNote as endpoint, noteLimit } from '@auctionwiz/contracts/bidder-notes'
import { sameContent } from '@auctionwiz/domain/merges/same-content'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import { changeNotes } from './change-notes.ts'

/** The same request sent again adds nothing. The audit event names the note and not its words, which are for the house's staff alone. */
export const addBidderNote: UseCase<typeof endpoint> = async ({ params, body, idempotencyKey }, context) => {
  const { claims, now } = context
  const id = idempotencyKey ? await derivedId('note', params.id, claims.userId, idempotencyKey) : randomId('note')
  const note = { id, date: now.toISOString(), user: claims.userName, userId: claims.userId, ...body }
  return changeNotes(
    params.id,
    (notes) => {
      const first = notes.find((one) => one.id === id)
      if (first && !sameContent({ ...note, date: first.date, user: first.user }, first)) throw new Failure('idempotency_mismatch')
      if (first) return undefined
      if (notes.length >= noteLimit) throw new Failure('limit_reached', { what: 'Notes', limit: noteLimit })
      const event = { action: 'bidder.note_add', after: { noteId: id, category: body.category, isPrivate: body.isPrivate } } as const
      return { notes: [...notes, note], event }
    },
    context,
  )
}
