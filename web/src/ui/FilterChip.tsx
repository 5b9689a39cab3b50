import { Tag } from '@fluentui/react-tags'
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import styles from './FilterChip.module.css'
import { look } from './look.ts'

/** One active filter: its name, its values, and a cross; a press removes it. */
export const FilterChip = ({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) => (
  <Tag
    dismissible
    appearance="outline"
    size="small"
    className={classes(styles.chip)}
    aria-label={text.common.removeFilter({ name, value })}
    onClick={onRemove}
  >
    <span className={look('muted')}>{name}</span> {value}
  </Tag>
)

/** The row of chips, 32 px, with "Clear filters" at its end; nothing when no filter is active. */
export const ChipRow = ({ children, onClear }: { children: ReactNode; onClear: () => void }) => (
  <div className={classes(look('flex', 'top', 'fixed', 'gapS', 'padPage'), styles.row)}>
    {children}
    <Button look="link" small onClick={onClear}>
      {text.common.clearFilters}
    </Button>
  </div>
)
