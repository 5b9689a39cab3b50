import type { ChangeEvent } from 'react'
import { Field, useField } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { lotFileText as text } from './messages.ts'

interface LotFileFieldProps {
  hint?: string
  error?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Chooses a file of lots; its limits stand in its label. */
export const LotFileField = ({ hint = text.fileHint, error, onChoose }: LotFileFieldProps) => (
  <Field label={text.file} hint={hint} error={error}>
    <FileInput onChange={({ target }) => onChoose(target.files?.[0])} />
  </Field>
)

const FileInput = ({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) => (
  <input
    {...useField()}
    type="file"
    accept=".csv,.txt,.tsv,.tab,.xlsx,.xls,text/csv,text/plain"
    className={look('upToFull', 'text')}
    onChange={onChange}
  />
)
