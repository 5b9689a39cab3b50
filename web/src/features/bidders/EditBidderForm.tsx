import { updateBidder } from '@auctionwiz/contracts/bidder-edits'
import { type Bidder, bidderStatuses, readBidder } from '@auctionwiz/contracts/bidders'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { useRef } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { usePermissionReason, usePermissions } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { changesOf } from '../../ui/record-form/record-changes.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { BidderFields } from './BidderFields.tsx'
import { changeBody } from './bidder-changes.ts'
import { type BidderFormValues, checkChange, versionedForm } from './bidder-form.ts'
import { bidderProblems } from './bidder-problems.tsx'
import { useBidders } from './bidders-context.ts'
import { bidderText } from './messages.ts'
import { emailRefusals } from './refused-fields.ts'
import { useUndoEdit } from './use-undo-edit.ts'

export interface EditBidderFormProps {
  opened: Bidder
  onClose: () => void
  onSaved: (bidder: Bidder) => void
}

/** The form of one record: saves the changes, offers to undo them, and shows what others changed meanwhile. */
export const EditBidderForm = ({ opened, onClose, onSaved }: EditBidderFormProps) => {
  const { open } = useBidders()
  const call = useCall()
  const store = useStore()
  const undo = useUndoEdit(onSaved)
  const holds = usePermissions()
  const reason = usePermissionReason('bidders:edit')
  const mayNotInvite = usePermissionReason('bidders:invite')
  const from = useRef(opened)
  const params = { id: opened.id }
  const form = useRecordForm<BidderFormValues, Bidder | undefined>({
    opened: versionedForm(opened),
    check: (values, base) => checkChange(base, values),
    send: async (values, base) =>
      Object.keys(changesOf(base.values, values)).length === 0
        ? undefined
        : call(updateBidder, { params, body: changeBody(base.values, values, base.version) }),
    latest: async () => {
      from.current = await call(readBidder, { params })
      store(readBidder, { params }, from.current)
      return versionedForm(from.current)
    },
    refusals: emailRefusals,
    onSaved: (saved) => {
      if (saved) {
        const before = from.current
        store(readBidder, { params }, saved)
        const action = { label: bidderText.undo, onAction: () => void undo(before, saved) }
        toast({ text: bidderText.savedToast({ name: saved.name }), action })
        onSaved(saved)
      }
      onClose()
    },
  })
  const stored = bidderStatuses.find((status) => status === form.base.status) ?? opened.status

  return (
    <RecordDialog
      title={bidderText.editTitle({ name: opened.name })}
      name="edit"
      {...bidderProblems(form, bidderText.saveFailed, (id) => {
        onClose()
        open(id)
      })}
      submit={{ label: bidderText.save, busy: bidderText.saving }}
      reason={reason}
      onClose={onClose}
    >
      <BidderFields
        name="edit"
        kind="existing"
        form={form}
        mayNotInvite={mayNotInvite}
        mayBecome={(status) => holds(statusPermission(stored, bidderStatuses.find((one) => one === status) ?? stored))}
      />
    </RecordDialog>
  )
}
