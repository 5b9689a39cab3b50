import type { Auction } from '@auctionwiz/contracts/auctions'
import { listAssessments } from '@auctionwiz/contracts/bidder-assessments'
import { bulkInvite, listInvitations, summarizeInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listJobs } from '@auctionwiz/contracts/jobs'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { toast } from '../../ui/Toasts.tsx'
import type { Selected } from './assessment-state.ts'
import { assessmentText as text } from './messages.ts'

/** What was sent last, with the names of those who were selected. */
export interface LastSend {
  answer: AnswerOf<typeof bulkInvite>
  count: number
  names: ReadonlyMap<string, string>
}

export interface Inviting {
  channel: ConsentChannel
  setChannel: (channel: ConsentChannel) => void
  message: string
  setMessage: (message: string) => void
  send: () => void
  busy: boolean
  error: unknown
  last: LastSend | undefined
}

/** What shows who is invited. */
export const invitationCalls = [listAssessments, listInvitations, summarizeInvitations, listJobs]

interface InvitingOptions {
  selected: Selected
  /** The selection was sent. */
  onSent: () => void
  /** The sending failed, or needs more words than a toast. */
  onTrouble: () => void
}

/** Sends invitations to the selected bidders. */
export const useInviting = ({ id: auctionId }: Pick<Auction, 'id'>, { selected, onSent, onTrouble }: InvitingOptions): Inviting => {
  const [channel, setChannel] = useState<ConsentChannel>('email')
  const [message, setMessage] = useState('')
  const [last, setLast] = useState<LastSend>()
  const { change, busy, error } = useMutation(bulkInvite, { refreshes: invitationCalls })
  const send = async () => {
    if (busy || selected.size === 0) return
    const names = new Map([...selected.values()].map(({ id, name }) => [id, name]))
    const words = message.trim() && { message }
    const answer = await change({ body: { bidderIds: [...selected.keys()], auctionId, channel, ...words } })
    if (!answer) return onTrouble()
    setLast({ answer, count: selected.size, names })
    setMessage('')
    onSent()
    if (answer.job) toast({ text: text.inBackground({ count: selected.size }) })
    else if (answer.refused.length > 0 || answer.already > 0) onTrouble()
    else toast({ text: text.sent({ count: answer.invited }) })
  }
  return { channel, setChannel, message, setMessage, send: () => void send(), busy, error, last }
}
