import { Field } from '../Field.tsx'
import { TextInput } from '../TextInput.tsx'
import { recordText } from './messages.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { useRecordForm } from './use-record-form.ts'

interface RenameDialogProps {
  title: string
  label: string
  hint?: string
  /** The current name. */
  name: string
  maxLength?: number
  /** Resolves to whether the name was saved. */
  send: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Changes a name. */
export const RenameDialog = ({ title, label, hint, name, maxLength = 60, send, onClose }: RenameDialogProps) => {
  const form = useRecordForm({
    opened: { values: { name }, version: '' },
    check: (values) => (values.name.trim() === '' ? { name: recordText.required } : {}),
    send: async (values) => values.name.trim() === name || send(values.name.trim()),
    onSaved: (saved) => saved && onClose(),
  })
  return (
    <RecordDialog title={title} width={440} name="rename" form={form} labels={{ name: label }} onClose={onClose}>
      <Field id="rename-name" label={label} hint={hint} error={form.errors.name}>
        <TextInput maxLength={maxLength} value={form.values.name} onChange={({ target }) => form.type({ name: target.value })} />
      </Field>
    </RecordDialog>
  )
}
