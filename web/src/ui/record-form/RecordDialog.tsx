import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { look } from '../look.ts'
import { recordText as text } from './messages.ts'
import { RecordProblems, type RecordProblemsProps } from './RecordProblems.tsx'
import type { FormValues } from './record-changes.ts'

interface RecordDialogProps<V> extends RecordProblemsProps<V> {
  title: string
  /** A badge next to the title. */
  mark?: ReactNode
  /** The button's label, and its label while sending. Default Save. */
  submit?: { label: string; busy: string }
  /** Why the user may not save. */
  reason?: string | undefined
  /** At the left of the footer. */
  note?: ReactNode
  /** In px. */
  width?: number
  onClose: () => void
  children: ReactNode
}

/** A dialog for one record: its fields in one column, the problems above them, and the submit button, which shows the problems when pressed. */
export const RecordDialog = <V extends FormValues<V>>({
  title,
  mark,
  submit = { label: text.save, busy: text.saving },
  reason,
  note,
  width = 560,
  onClose,
  children,
  ...problems
}: RecordDialogProps<V>) => {
  const { form } = problems
  const off = form.foreign === 'gone'
  return (
    <Dialog
      title={title}
      mark={mark}
      note={note}
      width={width}
      onClose={onClose}
      dirty={form.dirty}
      onSubmit={() => void (off || reason !== undefined ? undefined : form.submit())}
      actions={
        <Button type="submit" look="primary" busy={form.busy} disabled={off} reason={reason}>
          {form.busy ? submit.busy : submit.label}
        </Button>
      }
    >
      <RecordProblems {...problems} />
      <div className={look('stack', 'gapL')}>{children}</div>
    </Dialog>
  )
}
