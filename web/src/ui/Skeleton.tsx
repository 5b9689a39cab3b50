import { Skeleton, SkeletonItem } from '@fluentui/react-skeleton'
import { text } from '../messages/index.ts'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Skeleton.module.css'

export interface SkeletonRowsProps {
  rows?: number
  /** Width of each bar in px, one per column. */
  columns?: readonly number[]
}

const defaultColumns = [180, 88, 72, 200, 64]

/** Placeholder rows for the first load. They have the height of real rows, so nothing moves. */
export const SkeletonRows = ({ rows = 8, columns = defaultColumns }: SkeletonRowsProps) => (
  <Skeleton role="status" aria-label={text.common.loading} animation="pulse">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are identical and never move.
      <div key={row} className={classes(look('row', 'padPage', 'clips', 'lineBelow', 'gapXXXL'), styles.row)} aria-hidden="true">
        {columns.map((width, column) => (
          <SkeletonItem
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identical and never move.
            key={column}
            size={12}
            className={look('fixed')}
            style={{ width: width - ((row * 7 + column * 3) % 5) * 8 }}
          />
        ))}
      </div>
    ))}
  </Skeleton>
)

/** The progress line over stale data while newer data loads; 2 px, takes no space. */
export const ProgressLine = ({ active }: { active: boolean }) => (
  <div className={classes(look('clips', 'placed'), styles.line)} role="progressbar" aria-label={text.common.updating} hidden={!active} />
)
