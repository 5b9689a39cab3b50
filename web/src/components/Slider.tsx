import styles from './Slider.module.css'

export interface SliderProps {
  /** Names it to who can't see it. */
  label: string
  /** What the value is called where the number alone does not say it, such as "95 percent". */
  valueText?: string
  value: number
  min?: number
  max: number
  step?: number
  disabled?: boolean | undefined
  onChange: (value: number) => void
}

/** Chooses a number from a range; the track is filled up to it. As wide as its place. */
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
