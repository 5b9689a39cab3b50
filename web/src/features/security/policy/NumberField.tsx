import { useEffect, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { securityText } from '../messages.ts'
import styles from './Policy.module.css'

interface NumberFieldProps {
  label: string
  hint: string
  value: number
  from: number
  to: number
  /** Follows the number. */
  unit: string
  onChange: (value: number) => void
}

/** A whole number between two bounds. Invalid input stays for correction and is not applied. */
export const NumberField = ({ label, hint, value, from, to, unit, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState(String(value))
  // A value other than the typed one comes from outside, for example when changes are discarded.
  useEffect(() => setTyped((current) => (Number(current) === value ? current : String(value))), [value])
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const wrong = !(number >= from && number <= to)
  return (
    <Field label={label} hint={hint} error={wrong ? securityText.policy.range({ from, to }) : undefined}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className={styles.number}
        value={typed}
        after={<span aria-hidden="true">{unit}</span>}
        onChange={(event) => {
          const next = event.target.value
          setTyped(next)
          const wanted = /^\d+$/.test(next.trim()) ? Number(next) : Number.NaN
          if (wanted >= from && wanted <= to) onChange(wanted)
        }}
      />
    </Field>
  )
}
