import type { removeBidderNote as endpoint } from '@auctionwiz/contracts/bidder-notes'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import { mayRemoveNote } from '../bidders/visible-bidder.ts'
import { changeNotes } from './change-notes.ts'

export const removeBidderNote: UseCase<typeof endpoint> = async ({ params: { id, noteId } }, context) =>
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
