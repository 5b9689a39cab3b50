import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

interface EmailBiddersProps {
  bidders: readonly Pick<Invitation, 'bidderId' | 'bidderName'>[]
  onClose: () => void
}

/**
 * Emails each of the bidders the same text. One key per opened dialog: a repeated send reaches those that failed, and nobody twice. Ends at the
 * first refusal that would meet all the others too, such as the limit of emails.
 */
const EmailBidders = ({ bidders, onClose }: EmailBiddersProps) => {
  const call = useCall()
  const format = useFormat()
  const [values, setValues] = useState({ subject: '', message: '' })
  const [key] = useState(() => crypto.randomUUID())
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  const isEmpty = values.subject.trim() === '' || values.message.trim() === ''
  const count = format.number(bidders.length)

  const submit = async () => {
    if (busy || isEmpty) return
    setBusy(true)
    const reached = new Set(sent)
    const problems: Problem[] = []
    for (const { bidderId, bidderName } of bidders.filter(({ bidderId }) => !reached.has(bidderId)))
      try {
        await call(sendBidderEmail, { params: { id: bidderId }, body: values, idempotencyKey: key })
        reached.add(bidderId)
        setSent(new Set(reached))
      } catch (error) {
        problems.push({ id: bidderId, name: bidderName, problem: errorMessage(error) })
        if (!isOfOne(error)) break
      }
    setBusy(false)
    setFailed(problems)
    if (problems.length > 0) return
    toast({ text: invitationText.emailedToast({ count: reached.size }) })
    onClose()
  }

  return (
    <Dialog
      title={invitationText.emailTitle({ count: bidders.length })}
      onClose={onClose}
      dirty={values.subject !== '' || values.message !== ''}
      onSubmit={() => void submit()}
      note={
        busy ? (
          <ProgressBar
            label={invitationText.emailing({ done: format.number(sent.size), total: count })}
            value={sent.size}
            max={bidders.length}
          />
        ) : null
      }
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={isEmpty}>
          {busy
            ? invitationText.emailing({ done: format.number(sent.size), total: count })
            : invitationText.emailConfirm({ count: bidders.length - sent.size })}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        {failed.length > 0 && (
          <div role="alert">
            <p>{invitationText.emailProblems({ sent: format.number(sent.size), total: count })}</p>
            <ul>
              {failed.map(({ id, name, problem }) => (
                <li key={id}>{invitationText.emailProblem({ name, problem })}</li>
              ))}
            </ul>
          </div>
        )}
        <Field label={invitationText.emailSubject}>
          <TextInput value={values.subject} maxLength={150} onChange={({ target }) => setValues({ ...values, subject: target.value })} />
        </Field>
        <Field label={invitationText.message}>
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

interface Problem {
  /** The bidder's. */
  id: string
  name: string
  problem: string
}

const ofOne: ReadonlySet<string | undefined> = new Set(['no_email', 'email_stopped', 'not_found'])

/** Whether a refusal concerns one bidder; any other one, such as the limit of emails, would meet all the others too. */
const isOfOne = (error: unknown): boolean => error instanceof CallError && ofOne.has(error.code)

export default EmailBidders
