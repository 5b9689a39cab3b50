import { Slider as FluentSlider } from '@fluentui/react-slider'
import { classes } from './class-names.ts'
import styles from './Slider.module.css'

export interface SliderProps {
  /** Its name for screen readers. */
  label: string
  /** The value in words, such as "95 percent". */
  valueText?: string
  value: number
  min?: number
  max: number
  step?: number
  disabled?: boolean | undefined
  onChange: (value: number) => void
}

/** Chooses a number from a range; the track is filled up to it. Takes the full width. */
export const Slider = ({ label, valueText, step = 1, disabled, onChange, ...range }: SliderProps) => (
  <FluentSlider
    {...range}
    // Fluent marks each step on the rail: of single steps that would be a dotted line.
    {...(step === 1 ? {} : { step })}
    className={classes(styles.slider)}
    aria-label={label}
    aria-valuetext={valueText}
    disabled={disabled === true}
    onChange={(_, { value }) => onChange(value)}
  />
)
