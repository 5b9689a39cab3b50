import { useId } from 'react'
import { TextInput } from '../../../components/Field.tsx'
import styles from './RangeField.module.css'
import { numberOf, within } from './rules-form.ts'

export interface RangeFieldProps {
  label: string
  /** Names the slider beside the field, which has the label. */
  sliderLabel: string
  value: number
  max: number
  step?: number
  unit?: string
  invalid?: boolean
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number with a slider: the slider for a feel, the field for the exact figure. */
export const RangeField = ({ label, sliderLabel, value, max, step = 1, unit, invalid, disabled, onChange }: RangeFieldProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        className={styles.slider}
        aria-label={sliderLabel}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        style={{ '--filled': `${(100 * value) / max}%` } as Record<string, string>}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <TextInput
        id={id}
        className={styles.number ?? ''}
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        after={unit && <span className={styles.unit}>{unit}</span>}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(within(numberOf(event.target.value), max))}
      />
    </div>
  )
}
