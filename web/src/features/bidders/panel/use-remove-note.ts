import { addBidderNote, removeBidderNote } from '@auctionwiz/contracts/bidder-notes'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useStore } from '../../../app/calls/use-mutation.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { bidderText } from '../messages.ts'

type Note = Bidder['notes'][number]

/** Removes a note from the list immediately. A refusal restores it; Undo adds it again as a note by the current user. */
export const useRemoveNote = (bidder: Bidder): { shown: Note[]; remove: (note: Note) => void } => {
  const call = useCall()
  const store = useStore()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const params = { id: bidder.id }

  const undo = async ({ note, category, isPrivate }: Note): Promise<void> => {
    try {
      store(readBidder, { params }, await call(addBidderNote, { params, body: { note, category, isPrivate } }))
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
    }
  }

  const send = async (note: Note): Promise<void> => {
    setLeaving((before) => new Set(before).add(note.id))
    try {
      store(readBidder, { params }, await call(removeBidderNote, { params: { id: bidder.id, noteId: note.id } }))
      toast({ text: bidderText.noteRemoved, action: { label: bidderText.undo, onAction: () => void undo(note) } })
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
    }
    setLeaving((before) => new Set([...before].filter((id) => id !== note.id)))
  }

  return { shown: bidder.notes.filter(({ id }) => !leaving.has(id)), remove: (note) => void send(note) }
}
