import { listAuctions } from '@auctionwiz/contracts/auctions'
import { bulkInvite, listInvitations, summarizeInvitations, undoInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useMutation, useRefresh } from '../../app/calls/use-mutation.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { toast } from '../../ui/Toasts.tsx'
import AddAuction from './AddAuction.tsx'
import { AuctionSelect } from './AuctionSelect.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import { openAuctions } from './use-auctions.ts'

export interface InviteBiddersProps {
  bidders: readonly { id: string; name: string }[]
  /** Instead of these, all that match a filter; `count` is the formatted number. */
  all?: { query: Omit<Partial<BidderFilter>, 'limit' | 'sort' | 'page'>; count: string } | undefined
  onClose: () => void
}

/** Invites selected bidders to an open auction. */
const InviteBidders = ({ bidders, all, onClose }: InviteBiddersProps) => {
  const auctions = useQuery(listAuctions, { query: {} })
  const open = openAuctions(auctions.data?.auctions ?? [])
  const [chosen, setChosen] = useState<string>()
  const [message, setMessage] = useState('')
  const [adding, setAdding] = useState(false)
  const { change, busy, error } = useMutation(bulkInvite, { refreshes: [listInvitations, summarizeInvitations, listJobs] })
  const auctionId = chosen ?? open[0]?.id
  const [only] = bidders
  const navigate = useNavigate()
  const call = useCall()
  const refresh = useRefresh()

  const takeBack = (run: string) => () =>
    void takenBack(call, run)
      .then((text) => toast({ text }))
      .catch((error: unknown) => toast({ tone: 'problem', text: invitationText.undoInvitedFailed({ problem: errorMessage(error) }) }))
      .finally(() => refresh([listInvitations, summarizeInvitations, listJobs]))

  const submit = async () => {
    if (busy || auctionId === undefined) return
    const what = { auctionId, ...(message.trim() && { message }) }
    const answer = await change(
      all ? { query: all.query, body: { all: true, ...what } } : { body: { bidderIds: bidders.map(({ id }) => id), ...what } },
    )
    if (!answer) return
    const onAction = () => void navigate(`${paths.bidders}/invitations?auction=${auctionId}`)
    if (answer.job) toast({ text: invitationText.invitingToast, action: { label: invitationText.follow, onAction } })
    else toast({ text: outcomeOf(answer), ...(answer.run && { action: { label: invitationText.undo, onAction: takeBack(answer.run) } }) })
    onClose()
  }

  if (adding || (auctions.data && open.length === 0))
    return (
      <AddAuction
        onClose={adding ? () => setAdding(false) : onClose}
        onAdded={(id) => {
          setChosen(id)
          setAdding(false)
          auctions.reload()
        }}
      />
    )
  const problem = error ?? auctions.error
  return (
    <Dialog
      title={invitationText.inviteTitle}
      width={480}
      onClose={onClose}
      dirty={message !== ''}
      onSubmit={() => void submit()}
      note={problem !== undefined && <span role="alert">{errorMessage(problem)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={auctionId === undefined}>
          {invitationText.invite}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p>
          {!all && bidders.length === 1
            ? invitationText.inviteOne({ name: only?.name ?? '' })
            : invitationText.inviteText({ count: all?.count ?? bidders.length })}
        </p>
        <Field
          label={invitationText.auction}
          aside={
            <Button look="link" onClick={() => setAdding(true)}>
              {invitationText.addAuction}
            </Button>
          }
        >
          <AuctionSelect auctions={open} value={auctionId ?? ''} onChange={setChosen} />
        </Field>
        <Field label={invitationText.message} hint={invitationText.messageHint} optional>
          <Textarea rows={5} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

/** Undoes the invitations of one action. @returns the result in words. */
const takenBack = async (call: Client, run: string): Promise<string> => {
  let undone = 0
  let gone = 0
  for (;;) {
    const { more, ...answer } = await call(undoInvitations, { params: { id: run } })
    undone += answer.undone
    gone += answer.mailGone
    if (!more) break
  }
  const words = [invitationText.takenBackToast({ count: undone })]
  return [...words, ...(gone > 0 ? [invitationText.mailGoneToast({ count: gone })] : [])].join(', ')
}

const outcomeOf = ({ invited, already, refused }: { invited: number; already: number; refused: { reason: string }[] }): string =>
  [
    invitationText.invitedToast({ invited }),
    ...(already > 0 ? [invitationText.alreadyToast({ already })] : []),
    ...(refused.length > 0 ? [invitationText.refusedToast({ refused: refused.length, reason: refused[0]?.reason ?? '' })] : []),
  ].join(', ')

export default InviteBidders
