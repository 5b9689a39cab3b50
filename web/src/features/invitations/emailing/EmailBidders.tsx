import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import { useFormat } from '../../../app/format.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { recordText } from '../../../ui/record-form/messages.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { problemsIn, shapesOf } from '../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { emailText as text } from './messages.ts'
import { type EmailedBidder, useSendingEmails } from './use-sending-emails.ts'

const shapes = shapesOf(sendBidderEmail.body)
const empty = { subject: '', message: '' }

interface EmailBiddersProps {
  /** `email` is shown for a single bidder. */
  bidders: readonly (EmailedBidder & { email?: string | undefined })[]
  onClose: () => void
}

/** Emails one bidder, or several the same text. */
const EmailBidders = ({ bidders, onClose }: EmailBiddersProps) => {
  const format = useFormat()
  const { sent, missed, send } = useSendingEmails(bidders)
  const [first] = bidders
  const single = bidders.length === 1 ? first : undefined
  const total = bidders.length
  const form = useRecordForm({
    opened: { values: empty, version: '' },
    check: (values) => problemsIn(sendBidderEmail.body, values, values),
    send,
    onSaved: () => {
      toast({ text: single ? text.one.sent({ name: single.name }) : text.many.sent({ count: total }) })
      onClose()
    },
  })
  const fields = { name: 'email', form, shapes, labels: text.labels }
  const progress = text.many.busy({ done: format.number(sent), total: format.number(total) })
  return (
    <RecordDialog
      title={single ? text.one.title({ name: single.name }) : text.many.title({ count: total })}
      note={single ? single.email : form.busy && <ProgressBar label={progress} value={sent} max={total} />}
      name="email"
      form={form}
      labels={text.labels}
      titleOf={(wrong, error) =>
        wrong.length > 0
          ? recordText.checkFields
          : single
            ? errorMessage(error)
            : text.problems({ sent: format.number(sent), total: format.number(total) })
      }
      remedy={
        !single && (
          <ul>
            {missed.map(({ id, name, problem }) => (
              <li key={id}>{text.problem({ name, problem })}</li>
            ))}
          </ul>
        )
      }
      submit={
        single ? { label: text.one.submit, busy: text.one.busy } : { label: text.many.submit({ count: total - sent }), busy: progress }
      }
      onClose={onClose}
    >
      <RecordField {...fields} field="subject" />
      <RecordField {...fields} field="message" rows={10} />
    </RecordDialog>
  )
}

export default EmailBidders
