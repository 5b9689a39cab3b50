import {
  decideInvitation,
  decideInvitations,
  decideLimit,
  type Invitation,
  type InvitationFilter,
  listInvitations,
  summarizeInvitations,
  undoDecision,
  undoDecisions,
} from '@auctionwiz/contracts/bidder-invitations'
import type { ReviewGroup } from '@auctionwiz/contracts/invitation-decisions'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

export type Verdict = 'invited' | 'denied'

/** Many in review: some by id, a group, or all; the last two as far as they match the filter. */
export interface Many {
  auctionId: string
  ids?: readonly string[]
  group?: ReviewGroup
  all?: true
  filter: Partial<InvitationFilter>
  /** Those of them that are on screen. */
  shown: readonly Invitation[]
}

const changed = [listInvitations, summarizeInvitations, listJobs]

/** Shows decisions immediately; a refusal reverts them and shows the reason. Decisions can be undone until their emails are sent. */
export const useDecide = () => {
  const call = useCall()
  const refresh = useRefresh()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const hide = (ids: readonly string[]) => setGone((before) => new Set([...before, ...ids]))
  const show = (ids: readonly string[]) => setGone((before) => new Set([...before].filter((other) => !ids.includes(other))))

  const undo = async ({ id, bidderName: name, version }: Invitation): Promise<void> => {
    try {
      await call(undoDecision, { params: { id }, body: { version } })
      toast({ text: invitationText.undoneToast({ name }) })
    } catch (error) {
      toast({ tone: 'problem', text: invitationText.undoFailed({ name, problem: errorMessage(error) }) })
    }
    show([id])
    refresh(changed)
  }

  const decide = async ({ id, bidderName: name, version }: Invitation, state: Verdict): Promise<void> => {
    hide([id])
    try {
      const decided = await call(decideInvitation, { params: { id }, body: { state, version } })
      toast({
        text: (state === 'invited' ? invitationText.approvedToast : invitationText.deniedToast)({ name }),
        action: { label: invitationText.undo, onAction: () => void undo(decided) },
      })
    } catch (error) {
      toast({ tone: 'problem', text: invitationText.decideFailed({ name, problem: errorMessage(error) }) })
      show([id])
    }
    refresh(changed)
  }

  const undoMany = async (runs: readonly string[], ids: readonly string[]): Promise<void> => {
    let undone = 0
    let mailGone = 0
    try {
      for (const id of runs)
        for (let more = true; more; ) {
          const answer = await call(undoDecisions, { params: { id } })
          undone += answer.undone
          mailGone += answer.mailGone
          more = answer.more
        }
      const stay = mailGone > 0 ? [invitationText.mailGoneToast({ count: mailGone })] : []
      toast({ text: [invitationText.undoneManyToast({ count: undone }), ...stay].join(', ') })
    } catch (error) {
      toast({ tone: 'problem', text: invitationText.undoManyFailed({ problem: errorMessage(error) }) })
    }
    show(ids)
    refresh(changed)
  }

  /** Requests one after another, each as large as the service allows. @returns whether all were decided */
  const decideMany = async ({ auctionId, ids, group, all, filter, shown }: Many, state: Verdict): Promise<boolean> => {
    const onScreen = shown.map(({ id }) => id)
    const runs: string[] = []
    let count = 0
    let skipped = 0
    const done = (): void => {
      const words = [(state === 'invited' ? invitationText.approvedManyToast : invitationText.deniedManyToast)({ count })]
      if (skipped > 0) words.push(invitationText.skippedToast({ count: skipped }))
      const action = { label: invitationText.undo, onAction: () => void undoMany(runs, onScreen) }
      toast({ text: words.join(', '), ...(runs.length > 0 && { action }) })
    }
    const send = async (some: object): Promise<boolean> => {
      const answer = await call(decideInvitations, { query: filter, body: { auctionId, state, ...some } })
      count += answer.decided
      skipped += answer.skipped
      if (answer.decided > 0) runs.push(answer.run)
      return answer.more
    }
    setBusy(true)
    hide(onScreen)
    try {
      if (ids) for (let start = 0; start < ids.length; start += decideLimit) await send({ ids: ids.slice(start, start + decideLimit) })
      else while (await send(group ? { group } : { all }));
      done()
      return true
    } catch (error) {
      if (count > 0) done()
      toast({ tone: 'problem', text: invitationText.decideManyFailed({ problem: errorMessage(error) }) })
      show(onScreen)
      return false
    } finally {
      setBusy(false)
      refresh(changed)
    }
  }

  return { gone, busy, decide, undo, decideMany }
}

export type Decide = ReturnType<typeof useDecide>
