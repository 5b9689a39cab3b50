import type * as calls from '@auctionwiz/contracts/bidder-notes'
import { noteLimit } from '@auctionwiz/contracts/bidder-notes'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { mayRemoveNote } from '../bidders/visible-bidder.ts'
import { changeNotes } from './change-notes.ts'

/** The same request sent again adds nothing. The audit event names the note and not its words, which are for the house's staff alone. */
export const addBidderNote: UseCase<typeof calls.addBidderNote> = async ({ params, body, idempotencyKey }, context) => {
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

export const removeBidderNote: UseCase<typeof calls.removeBidderNote> = async ({ params: { id, noteId } }, context) =>
  changeNotes(
    id,
    (notes) => {
      const note = notes.find((one) => one.id === noteId)
      if (!note || (note.isPrivate && !mayRemoveNote(note, context))) throw notFound('Note')
      if (!mayRemoveNote(note, context)) throw new Failure('not_your_note')
      const event = { action: 'bidder.note_remove', before: { noteId, category: note.category, author: note.user } } as const
      return { notes: notes.filter((one) => one.id !== noteId), event }
    },
    context,
  )
