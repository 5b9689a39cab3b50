import { listBidderViews } from '@auctionwiz/contracts/bidder-views'
import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { erasePersonalData, previewErasure } from '@auctionwiz/contracts/personal-data'
import { useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { ErasureCounts, heldKinds } from './ErasureCounts.tsx'
import { profileText } from './messages.ts'

export interface ErasePersonalDataProps {
  bidder: Bidder | BidderSummary
  onClose: () => void
  onErased: () => void
}

/** Asks for the reason, which the log keeps, and says what is erased and what remains. */
const ErasePersonalData = ({ bidder, onClose, onErased }: ErasePersonalDataProps) => {
  const [reason, setReason] = useState('')
  const { change, busy, error } = useMutation(erasePersonalData, { refreshes: [listBidderViews] })

  const submit = async () => {
    if (busy || reason.trim() === '' || !(await change({ params: { id: bidder.id }, body: { reason } }))) return
    toast({ text: profileText.erased({ number: bidder.bidderId }) })
    onErased()
  }

  return (
    <Dialog
      title={profileText.eraseTitle({ name: bidder.name })}
      kind="alert"
      width={480}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="danger" busy={busy} disabled={reason.trim() === ''}>
          {profileText.eraseConfirm}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{profileText.eraseText({ name: bidder.name, number: bidder.bidderId })}</p>
        <ErasePreview id={bidder.id} />
        <Field label={profileText.eraseReason} hint={profileText.eraseHint} error={error === undefined ? undefined : errorMessage(error)}>
          <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

export default ErasePersonalData

/** How much is erased with the bidder, and what remains, counted when the dialog opens. */
const ErasePreview = ({ id }: { id: string }) => {
  const { data, error } = useQuery(previewErasure, { params: { id } })
  if (data === undefined && error !== undefined) return <p role="alert">{profileText.eraseNotCounted({ problem: errorMessage(error) })}</p>
  if (data === undefined) return <SkeletonRows rows={2} columns={[280]} />
  return heldKinds(data).length === 0 ? <p>{profileText.eraseNothingElse}</p> : <ErasureCounts preview={data} />
}
