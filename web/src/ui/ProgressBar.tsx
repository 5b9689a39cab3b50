import { ProgressBar as FluentProgressBar } from '@fluentui/react-progress'
import { classes } from './class-names.ts'

export interface ProgressBarProps {
  /** What goes on, for screen readers. */
  label: string
  /** Of `max`; without it the end is not known. */
  value?: number | undefined
  /** Default 1. */
  max?: number
  className?: string | undefined
}

/** How far something is; fills the width it is given. */
export const ProgressBar = ({ label, value, max = 1, className }: ProgressBarProps) => (
  <FluentProgressBar
    {...(value === undefined ? {} : { value })}
    max={max}
    thickness="large"
    aria-label={label}
    className={classes(className)}
  />
)
