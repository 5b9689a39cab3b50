import type { Bidder } from '@auctionwiz/contracts/bidders'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { useState } from 'react'
import { usePermissionReason, usePermissions } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { BidderFields } from './BidderFields.tsx'
import { BidderProblems } from './BidderProblems.tsx'
import { checkChange, type FieldErrors, isChanged } from './bidder-form.ts'
import { useBidders } from './bidders-context.ts'
import { bidderText } from './messages.ts'
import { RemoteChanges } from './RemoteChanges.tsx'
import { refusedFields } from './refused-fields.ts'
import { useBidderEditor } from './use-bidder-editor.ts'
import { useUndoEdit } from './use-undo-edit.ts'

export interface EditBidderFormProps {
  opened: Bidder
  onClose: () => void
  onSaved: (bidder: Bidder) => void
}

/** The form of one record: saves the changes, offers to undo them, and shows what others changed meanwhile. */
export const EditBidderForm = ({ opened, onClose, onSaved }: EditBidderFormProps) => {
  const { open } = useBidders()
  const { base, values, change, foreign, busy, error, save } = useBidderEditor(opened)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [attempt, setAttempt] = useState(0)
  const undo = useUndoEdit(onSaved)
  const holds = usePermissions()
  const reason = usePermissionReason('bidders:edit')
  const mayNotInvite = usePermissionReason('bidders:invite')
  const dirty = isChanged(base, values)

  const submit = async () => {
    if (busy || reason !== undefined) return
    const found = checkChange(base, values)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    if (!dirty) return onClose()
    const saved = await save()
    if (!saved) return
    toast({
      text: bidderText.savedToast({ name: saved.name }),
      action: { label: bidderText.undo, onAction: () => void undo(opened, saved) },
    })
    onSaved(saved)
    onClose()
  }

  const refused = refusedFields(error)
  const shown = { ...refused, ...errors }
  return (
    <Dialog
      title={bidderText.editTitle({ name: opened.name })}
      onClose={onClose}
      dirty={dirty}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy} reason={reason}>
          {busy ? bidderText.saving : bidderText.save}
        </Button>
      }
    >
      {foreign && <RemoteChanges changes={foreign} base={base} onTake={change} />}
      <BidderProblems
        key={attempt}
        name="edit"
        errors={shown}
        error={error}
        failed={bidderText.saveFailed}
        onOpenExisting={(id) => {
          onClose()
          open(id)
        }}
      />
      <BidderFields
        name="edit"
        kind="existing"
        values={values}
        errors={shown}
        mayNotInvite={mayNotInvite}
        mayBecome={(status) => holds(statusPermission(base.status, status))}
        onChange={(typed) => {
          change(typed)
          setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(typed, field))))
        }}
      />
    </Dialog>
  )
}
