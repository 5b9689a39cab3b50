import {
  decideInvitation,
  type Invitation,
  listInvitations,
  summarizeInvitations,
  undoDecision,
} from '@auctionwiz/contracts/bidder-invitations'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

export type Verdict = 'invited' | 'denied'

/** Shows a decision immediately; a refusal reverts it and shows the reason. A decision can be undone until its email is sent. */
export const useDecide = (reload: () => void) => {
  const call = useCall()
  const refresh = useRefresh()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string) => setGone((before) => new Set([...before].filter((other) => other !== id)))

  const undo = async ({ id, bidderName: name, version }: Invitation): Promise<void> => {
    try {
      await call(undoDecision, { params: { id }, body: { version } })
      toast({ text: invitationText.undoneToast({ name }) })
    } catch (error) {
      toast({ tone: 'problem', text: invitationText.undoFailed({ name, problem: errorMessage(error) }) })
    }
    show(id)
    refresh([listInvitations, summarizeInvitations, listJobs])
  }

  const send = async ({ id, bidderName: name, version }: Invitation, state: Verdict): Promise<void> => {
    setGone((before) => new Set(before).add(id))
    try {
      const decided = await call(decideInvitation, { params: { id }, body: { state, version } })
      toast({
        text: (state === 'invited' ? invitationText.approvedToast : invitationText.deniedToast)({ name }),
        action: { label: invitationText.undo, onAction: () => void undo(decided) },
      })
      refresh([listInvitations, summarizeInvitations, listJobs])
    } catch (error) {
      toast({ tone: 'problem', text: invitationText.decideFailed({ name, problem: errorMessage(error) }) })
      show(id)
      reload()
    }
  }

  return {
    gone,
    decide: (invitation: Invitation, state: Verdict) => void send(invitation, state),
    undo: (invitation: Invitation) => void undo(invitation),
  }
}
