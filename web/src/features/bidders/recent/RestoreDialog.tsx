import { type ChangedBidderEntry, restoreBidder } from '@auctionwiz/contracts/bulk'
import { emailPattern } from '@auctionwiz/contracts/fields'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { recentText as text } from './messages.ts'
import { undoViews } from './use-undo-change.ts'

/** Restores one deleted bidder, with another email address if the former one is taken. */
export const RestoreDialog = ({ bidder, onClose }: { bidder: ChangedBidderEntry; onClose: () => void }) => {
  const { id, name, email, takenBy } = bidder
  const [typed, setTyped] = useState(takenBy ? '' : email)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const { change, busy, error } = useMutation(restoreBidder, { refreshes: undoViews })
  const isValid = emailPattern.test(typed.trim())

  const submit = async () => {
    setAsked(true)
    if (busy || !isValid) return
    const back = await change({ params: { id }, body: { email: typed.trim() } })
    if (!back) return
    toast({ text: text.restoredToast({ name }), action: { label: text.open, onAction: () => void navigate(`/bidders/${id}`) } })
    onClose()
  }

  const problem = asked && !isValid ? text.enterEmail : error === undefined ? undefined : errorMessage(error)
  return (
    <Dialog
      title={text.restoreTitle({ name })}
      width={480}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {text.restore}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{takenBy ? text.restoreTaken({ holder: takenBy.name, number: takenBy.bidderId, email, name }) : text.restoreText({ name })}</p>
        <Field label={text.email} hint={takenBy ? undefined : text.restoreEmailHint} error={problem}>
          <TextInput type="email" autoComplete="off" maxLength={254} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
