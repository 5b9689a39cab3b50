import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { lotFileText as text } from './messages.ts'

interface LotFileFieldProps {
  hint?: string
  error?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Chooses a file of lots; its limits stand in its label. */
export const LotFileField = ({ hint = text.fileHint, error, onChoose }: LotFileFieldProps) => (
  <Field label={text.file} hint={hint} error={error}>
    <FileInput accept=".csv,.txt,.tsv,.tab,.xlsx,.xls,text/csv,text/plain" onChange={({ target }) => onChoose(target.files?.[0])} />
  </Field>
)
