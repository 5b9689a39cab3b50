import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'

interface DeleteDialogProps {
  title: string
  /** The consequences. */
  body: string
  label: string
  busyLabel: string
  busy: boolean
  /** Why the last attempt failed. */
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a deletion and shows why it failed. */
export const DeleteDialog = ({ title, body, label, busyLabel, busy, error, onConfirm, onClose }: DeleteDialogProps) => (
  <ConfirmDialog title={title} confirmLabel={busy ? busyLabel : label} busy={busy} onConfirm={onConfirm} onClose={onClose}>
    <p>{body}</p>
    {error !== undefined && (
      <p role="alert" className={look('aboveM', 'problem')}>
        {errorMessage(error)}
      </p>
    )}
  </ConfirmDialog>
)
