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
export const Slider = ({ label, valueText, value, min = 0, max, step = 1, disabled, onChange }: SliderProps) => (
  <input
    type="range"
    className={styles.slider}
    aria-label={label}
    aria-valuetext={valueText}
    min={min}
    max={max}
    step={step}
    value={value}
    disabled={disabled}
    style={{ '--filled': `${(100 * (value - min)) / (max - min)}%` } as Record<string, string>}
    onChange={(event) => onChange(Number(event.target.value))}
  />
)
