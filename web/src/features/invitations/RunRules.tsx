import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { listAutoInvite, runAutoInvite } from '@auctionwiz/contracts/bidder-invitations'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

/** How many bidders a page of the preview checks. */
const looked = 100

/** Previews what the rules will do: they decide, and each invited bidder gets an email. */
const RunRules = ({ auction, onClose }: { auction: AuctionSummary; onClose: () => void }) => {
  const [message, setMessage] = useState('')
  const preview = useQuery(listAutoInvite, { query: { auctionId: auction.id } })
  const { change, busy, error } = useMutation(runAutoInvite, { refreshes: [listJobs] })

  const submit = async () => {
    if (busy || !(await change({ body: { auctionId: auction.id, ...(message.trim() && { message }) } }))) return
    toast({ text: invitationText.started })
    onClose()
  }

  return (
    <Dialog
      title={invitationText.runTitle}
      width={480}
      onClose={onClose}
      dirty={message !== ''}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {invitationText.runConfirm}
        </Button>
      }
    >
      <p className={look('belowL')}>{invitationText.runText({ title: auction.title })}</p>
      {preview.data && <p className={look('belowL')}>{previewWords(preview.data)}</p>}
      <Field label={invitationText.message} hint={invitationText.messageHint} optional>
        <Textarea rows={5} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
    </Dialog>
  )
}

/** A small house is previewed in one page. */
const previewWords = ({ bidders, nextPage }: AnswerOf<typeof listAutoInvite>): string =>
  nextPage === undefined
    ? invitationText.runPreviewAll({ count: bidders.length })
    : invitationText.runPreview({ looked, count: bidders.length })

export default RunRules
