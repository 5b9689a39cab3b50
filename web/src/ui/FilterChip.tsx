import { Dismiss12Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ReactNode } from 'react'
import { fill, text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import styles from './FilterChip.module.css'

/** One active filter: its name, its values, and a cross that removes it. */
export const FilterChip = ({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) => (
  <span className={styles.chip}>
    <span className={styles.name}>{name}</span>
    <span className={styles.value}>{value}</span>
    <button type="button" className={styles.remove} aria-label={fill(text.common.removeFilter, { name, value })} onClick={onRemove}>
      <Dismiss12Regular />
    </button>
  </span>
)

/** The row of chips, 32 px, with "Clear filters" at its end; nothing when no filter is active. */
export const ChipRow = ({ children, onClear }: { children: ReactNode; onClear: () => void }) => (
  <div className={styles.row}>
    {children}
    <Button look="link" small onClick={onClear}>
      {text.common.clearFilters}
    </Button>
  </div>
)
