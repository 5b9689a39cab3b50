import { listAuctions } from '@auctionwiz/contracts/auctions'
import { bulkInvite, listInvitations, summarizeInvitations, undoInvitations } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { paths } from '../../app/paths.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { recordText } from '../../ui/record-form/messages.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import AddAuction from './AddAuction.tsx'
import { AuctionSelect } from './AuctionSelect.tsx'
import { invitationText } from './messages.ts'
import { openAuctions } from './use-auctions.ts'

const shapes = shapesOf(bulkInvite.body)
const affected = [listInvitations, summarizeInvitations, listJobs]

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
  const [adding, setAdding] = useState(false)
  const [only] = bidders
  const navigate = useNavigate()
  const call = useCall()
  const refresh = useRefresh()

  const takeBack = (run: string) => () =>
    void takenBack(call, run)
      .then((text) => toast({ text }))
      .catch((error: unknown) => toast({ tone: 'problem', text: invitationText.undoInvitedFailed({ problem: errorMessage(error) }) }))
      .finally(() => refresh(affected))

  const form = useRecordForm({
    opened: { values: { auctionId: open[0]?.id ?? '', message: '' }, version: '' },
    check: ({ auctionId }) => (auctionId === '' ? { auctionId: recordText.required } : {}),
    send: ({ auctionId, message }) => {
      const what = { auctionId, ...(message.trim() && { message }) }
      return call(bulkInvite, {
        ...(all ? { query: all.query, body: { all: true, ...what } } : { body: { bidderIds: bidders.map(({ id }) => id), ...what } }),
      })
    },
    onSaved: (answer) => {
      const onAction = () => void navigate(`${paths.bidders}/invitations?auction=${form.values.auctionId}`)
      if (answer.job) toast({ text: invitationText.invitingToast, action: { label: invitationText.follow, onAction } })
      else toast({ text: outcomeOf(answer), ...(answer.run && { action: { label: invitationText.undo, onAction: takeBack(answer.run) } }) })
      refresh(affected)
      onClose()
    },
  })

  if (adding || (auctions.data && open.length === 0))
    return (
      <AddAuction
        onClose={adding ? () => setAdding(false) : onClose}
        onAdded={(id) => {
          form.type({ auctionId: id })
          setAdding(false)
          auctions.reload()
        }}
      />
    )
  const labels = { auctionId: invitationText.auction, message: invitationText.message }
  return (
    <RecordDialog
      title={invitationText.inviteTitle}
      width={480}
      note={auctions.error !== undefined && <span role="alert">{errorMessage(auctions.error)}</span>}
      name="invite"
      form={form}
      labels={labels}
      submit={{ label: invitationText.invite, busy: invitationText.invite }}
      onClose={onClose}
    >
      <p>
        {!all && bidders.length === 1
          ? invitationText.inviteOne({ name: only?.name ?? '' })
          : invitationText.inviteText({ count: all?.count ?? bidders.length })}
      </p>
      <Field
        id="invite-auctionId"
        label={invitationText.auction}
        error={form.errors.auctionId}
        aside={
          <Button look="link" onClick={() => setAdding(true)}>
            {invitationText.addAuction}
          </Button>
        }
      >
        <AuctionSelect auctions={open} value={form.values.auctionId} onChange={(auctionId) => form.type({ auctionId })} />
      </Field>
      <RecordField name="invite" form={form} shapes={shapes} labels={labels} field="message" rows={5} hint={invitationText.messageHint} />
    </RecordDialog>
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
    ...(refused.length > 0
      ? [invitationText.refusedToast({ refused: refused.length, reason: phraseShown(refused[0]?.reason ?? '') })]
      : []),
  ].join(', ')

export default InviteBidders
