import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { objectToNetwork } from '@auctionwiz/contracts/network'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Textarea } from '../../../ui/Textarea.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import type { ShownEvent } from './network-events.ts'
import { networkText } from './network-messages.ts'

interface ObjectToEventProps {
  bidder: Bidder
  contested: ShownEvent
  onClose: () => void
}

/** Objects to an event at another house, with a reason for the operator. */
const ObjectToEvent = ({ bidder, contested, onClose }: ObjectToEventProps) => {
  const [reason, setReason] = useState('')
  const { change, busy, error } = useMutation(objectToNetwork, {
    onDone: (answer, store) => {
      store(readBidder, { params: { id: bidder.id } }, answer)
      toast({ text: networkText.sent })
      onClose()
    },
  })
  const isEmpty = reason.trim() === ''
  const submit = () => {
    if (!busy && !isEmpty)
      void change({ params: { id: bidder.id }, body: { event: contested.event, reason: reason.trim(), version: bidder.version } })
  }
  return (
    <Dialog
      title={networkText.objectTo({ cause: contested.cause })}
      width={480}
      onClose={onClose}
      dirty={!isEmpty}
      onSubmit={submit}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={isEmpty}>
          {busy ? networkText.sending : networkText.send}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <Field label={networkText.reason} hint={networkText.reasonHint}>
          <Textarea rows={4} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

export default ObjectToEvent
