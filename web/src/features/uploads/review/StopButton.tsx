import { deleteUpload, listUploads } from '@auctionwiz/contracts/uploads'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { reviewText as text } from './messages.ts'

/** Discards the upload, after asking once. */
export const StopButton = ({ id, name, onStopped }: { id: string; name: string; onStopped: () => void }) => {
  const [asking, setAsking] = useState(false)
  const removal = useMutation(deleteUpload, { refreshes: [listUploads] })
  const stop = async () => {
    if (!(await removal.change({ params: { id } }))) return
    toast({ text: text.stopped({ name }) })
    onStopped()
  }
  if (!asking) return <Button onClick={() => setAsking(true)}>{text.stop}</Button>
  return (
    <fieldset className={look('row', 'wrap', 'gapS', 'noBorder', 'flush')} aria-label={text.stop}>
      <span>{removal.error === undefined ? text.stopText : errorMessage(removal.error)}</span>
      <Button look="danger" busy={removal.busy} onClick={() => void stop()}>
        {text.stopConfirm}
      </Button>
      <Button onClick={() => setAsking(false)}>{text.stopKeep}</Button>
    </fieldset>
  )
}
