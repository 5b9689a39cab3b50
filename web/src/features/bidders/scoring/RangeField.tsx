import { useId } from 'react'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { Slider } from '../../../ui/Slider.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './RangeField.module.css'
import { numberOf, within } from './rules-form.ts'

export interface RangeFieldProps {
  label: string
  /** Names the slider next to the labelled field. */
  sliderLabel: string
  value: number
  max: number
  step?: number
  unit?: string
  invalid?: boolean
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number with a slider: the slider for rough values, the field for exact ones. */
export const RangeField = ({ label, sliderLabel, value, max, step = 1, unit, invalid, disabled, onChange }: RangeFieldProps) => {
  const id = useId()
  return (
    <div className={classes(look('grid', 'center', 'gapL', 'tall40'), styles.row)}>
      <label htmlFor={id}>{label}</label>
      <Slider label={sliderLabel} value={value} max={max} step={step} disabled={disabled} onChange={onChange} />
      <TextInput
        id={id}
        className={classes(look('rightInput'), styles.number)}
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        after={unit && <span className={classes(look('muted'), styles.unit)}>{unit}</span>}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(within(numberOf(event.target.value), max))}
      />
    </div>
  )
}
