import type { ReactNode } from 'react'
import styles from './StatusDot.module.css'

/** `good` a green dot, `pending` a hollow ring, `bad` a red dot, `idle` a grey ring: the shape differs too. */
export type StatusTone = 'good' | 'pending' | 'bad' | 'idle'

/** A status as a dot of 8 px and its name. */
export const StatusDot = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles.status}>
    <span className={styles[tone]} aria-hidden="true" />
    {children}
  </span>
)
