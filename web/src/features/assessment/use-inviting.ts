import type { Auction } from '@auctionwiz/contracts/auctions'
import { listAssessments } from '@auctionwiz/contracts/bidder-assessments'
import { bulkInvite, listInvitations, summarizeInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import type { Selected } from './assessment-state.ts'

/** What was sent last, with the names of those who were selected. */
export interface LastSend {
  answer: AnswerOf<typeof bulkInvite>
  count: number
  names: ReadonlyMap<string, string>
}

export interface Inviting {
  message: string
  setMessage: (message: string) => void
  send: () => void
  busy: boolean
  error: unknown
  last: LastSend | undefined
}

/** What shows who is invited. */
export const invitationCalls = [listAssessments, listInvitations, summarizeInvitations, listJobs]

/** Sends invitations to the selected bidders; the selection is empty afterwards. */
export const useInviting = ({ id: auctionId }: Pick<Auction, 'id'>, selected: Selected, onSent: () => void): Inviting => {
  const [message, setMessage] = useState('')
  const [last, setLast] = useState<LastSend>()
  const { change, busy, error } = useMutation(bulkInvite, { refreshes: invitationCalls })
  const send = async () => {
    if (busy || selected.size === 0) return
    const names = new Map([...selected.values()].map(({ id, name }) => [id, name]))
    const answer = await change({ body: { bidderIds: [...selected.keys()], auctionId, ...(message.trim() && { message }) } })
    if (!answer) return
    setLast({ answer, count: selected.size, names })
    setMessage('')
    onSent()
  }
  return { message, setMessage, send: () => void send(), busy, error, last }
}
