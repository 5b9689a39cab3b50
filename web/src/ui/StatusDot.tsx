import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './StatusDot.module.css'

/** `live` a green dot in a ring and bold, `good` a green dot, `pending` a hollow ring, `working` an amber dot, `planned` a blue one, `bad` a red dot, `idle` a grey ring, `done` a grey dot: the shape differs too. */
export type StatusTone = 'live' | 'good' | 'pending' | 'working' | 'planned' | 'bad' | 'idle' | 'done'

const tones: Record<StatusTone, string | undefined> = {
  live: classes(look('high'), styles.live),
  good: classes(look('high'), styles.full),
  pending: look('medium'),
  working: classes(look('medium'), styles.full),
  planned: styles.planned,
  bad: classes(look('low'), styles.full),
  idle: styles.idle,
  done: classes(look('muted'), styles.full),
}

/** The dot alone, such as in a menu whose entry names the status. */
export const Dot = ({ tone }: { tone: StatusTone }) => (
  <span className={classes(look('fixed', 'round', 'ownColors', 'wide8', 'high8'), styles.dot, tones[tone])} aria-hidden="true" />
)

interface StatusDotProps {
  tone: StatusTone
  /** The name may take several lines, where a column is narrow. */
  wraps?: boolean
  children: ReactNode
}

/** A status as a dot of 8 px and its name. */
export const StatusDot = ({ tone, wraps = false, children }: StatusDotProps) => (
  <span className={classes(look('inlineRow', 'gapS'), !wraps && look('oneLine'), tone === 'live' && look('strong'))}>
    <Dot tone={tone} />
    {children}
  </span>
)
