import { useId } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './SegmentedSwitch.module.css'

export interface SegmentedSwitchProps<Value extends string> {
  /** What is chosen, for screen readers, such as "Score shown". */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Fills the width it is given, as on the phone. */
  wide?: boolean
}

/** Two or three exclusive choices side by side, such as AuctionWiz and Custom. Arrow keys move between them. */
export const SegmentedSwitch = <Value extends string>({ label, options, value, onChange, wide }: SegmentedSwitchProps<Value>) => {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(wide ? look('flex', 'fullWidth') : look('inlineFlex'), look('rounded', 'high32'), styles.switch)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(look('row', 'fill', 'padSidesM', 'soft', 'oneLine', 'anchor', 'edged', 'pointer', 'justified'), styles.option)}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
