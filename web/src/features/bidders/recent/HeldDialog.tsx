import { listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { listBidders } from '@auctionwiz/contracts/bidders'
import { emailPattern } from '@auctionwiz/contracts/fields'
import { type ErasurePreview, erasePerson, exportPerson, previewPersonErasure } from '@auctionwiz/contracts/personal-data'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { Textarea } from '../../../ui/Textarea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { ErasureCounts, heldKinds } from '../panel/ErasureCounts.tsx'
import { recentText as text } from './messages.ts'
import { undoViews } from './use-undo-change.ts'

/** Shows the data held under an email address; exports and erases it. */
const HeldDialog = ({ onClose }: { onClose: () => void }) => {
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [held, setHeld] = useState<{ email: string; preview: ErasurePreview }>()
  const looking = useMutation(previewPersonErasure)
  const erasing = useMutation(erasePerson, { refreshes: [listBidderViews, listBidders, ...undoViews] })
  const call = useCall()
  const mayNotExport = usePermissionReason('system:audit')
  const mayNotReadAll = usePermissionReason('bidders:history_edit')
  const isKnown = held !== undefined && held.email === email.trim()
  const isEmpty = isKnown && !held.preview.bidder && heldKinds(held.preview).length === 0

  const lookUp = async () => {
    const asked = email.trim()
    setProblem(emailPattern.test(asked) ? undefined : text.enterEmail)
    if (looking.busy || !emailPattern.test(asked)) return
    const preview = await looking.change({ body: { email: asked } })
    if (preview) setHeld({ email: asked, preview })
  }

  const exportData = async () => {
    try {
      saveFile((await call(exportPerson, { body: { email: email.trim() } })) as Blob, 'person-personal-data.json')
    } catch (error) {
      toast({ tone: 'problem', text: text.exportFailed({ problem: errorMessage(error) }) })
    }
  }

  const submit = async () => {
    if (!isKnown) return lookUp()
    if (erasing.busy || isEmpty || reason.trim() === '' || !(await erasing.change({ body: { email: email.trim(), reason } }))) return
    toast({ text: text.erased })
    onClose()
  }

  return (
    <Dialog
      title={text.leftTitle}
      width={520}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        isKnown && !isEmpty ? (
          <>
            <Button reason={mayNotExport ?? mayNotReadAll} onClick={() => void exportData()}>
              {text.export}
            </Button>
            <Button type="submit" look="danger" busy={erasing.busy} disabled={reason.trim() === ''}>
              {text.erase}
            </Button>
          </>
        ) : (
          <Button type="submit" look="primary" busy={looking.busy}>
            {text.look}
          </Button>
        )
      }
    >
      <div className={look('stack', 'gapL')}>
        <Field
          label={text.email}
          hint={text.leftHint}
          error={problem ?? (looking.error === undefined ? undefined : text.lookFailed({ problem: errorMessage(looking.error) }))}
        >
          <TextInput type="email" autoComplete="off" maxLength={254} value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <div aria-live="polite">{isKnown && <Preview preview={held.preview} isEmpty={isEmpty} />}</div>
        {isKnown && !isEmpty && (
          <Field
            label={text.eraseReason}
            hint={text.eraseHint}
            error={erasing.error === undefined ? undefined : text.eraseFailed({ problem: errorMessage(erasing.error) })}
          >
            <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

const Preview = ({ preview, isEmpty }: { preview: ErasurePreview; isEmpty: boolean }) => (
  <div className={look('stack', 'gapL')}>
    {preview.bidder && <p>{text.isBidder({ name: preview.bidder.name, number: preview.bidder.bidderId })}</p>}
    {isEmpty ? <p>{text.nothingHeld}</p> : <ErasureCounts preview={preview} />}
  </div>
)

export default HeldDialog
