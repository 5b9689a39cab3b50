import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Textarea } from '../../../ui/Textarea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { profileText } from './messages.ts'

export interface SendEmailProps {
  bidder: Bidder | BidderSummary
  onClose: () => void
}

/** Emails the bidder. One key per opened dialog prevents a second email after a repeated send. */
const SendEmail = ({ bidder, onClose }: SendEmailProps) => {
  const [values, setValues] = useState({ subject: '', message: '' })
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { change, busy, error } = useMutation(sendBidderEmail)
  const isEmpty = values.subject.trim() === '' || values.message.trim() === ''

  const submit = async () => {
    if (busy || isEmpty || !(await change({ params: { id: bidder.id }, body: values, idempotencyKey }))) return
    toast({ text: profileText.emailSent({ name: bidder.name }) })
    onClose()
  }

  return (
    <Dialog
      title={profileText.emailTitle({ name: bidder.name })}
      onClose={onClose}
      dirty={values.subject !== '' || values.message !== ''}
      onSubmit={() => void submit()}
      note={error !== undefined ? <span role="alert">{errorMessage(error)}</span> : bidder.email}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={isEmpty}>
          {busy ? profileText.sending : profileText.send}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <Field label={profileText.subject}>
          <TextInput value={values.subject} maxLength={150} onChange={({ target }) => setValues({ ...values, subject: target.value })} />
        </Field>
        <Field label={profileText.message}>
          <Textarea
            rows={10}
            value={values.message}
            maxLength={5000}
            onChange={({ target }) => setValues({ ...values, message: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

export default SendEmail
