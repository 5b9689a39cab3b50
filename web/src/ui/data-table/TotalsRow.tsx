import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './DataTable.module.css'
import { cellClass } from './TableRow.tsx'
import type { Column } from './types.ts'

interface TotalsRowProps {
  /** The shown columns, in order. */
  columns: readonly Pick<Column<never>, 'id' | 'shown' | 'align'>[]
  hasMenu?: boolean
  /** By the id of the column that each is shown under. */
  cells: Readonly<Record<string, ReactNode>>
}

/** Totals of all rows under their own columns, at the bottom of the table whatever is scrolled. */
export const TotalsRow = ({ columns, hasMenu = false, cells }: TotalsRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
  <div role="row" className={classes(look('edgeAbove', 'raised', 'sticksBelow', 'aboveRows'), styles.row, styles.totals)} tabIndex={-1}>
    {columns.map((column, index) => (
      // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
      <div key={column.id} role="gridcell" className={classes(styles.cell, index === 0 && styles.first, cellClass(column))} tabIndex={-1}>
        {cells[column.id]}
      </div>
    ))}
    {hasMenu && (
      // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
      <div role="gridcell" className={classes(styles.cell, styles.roomy)} tabIndex={-1} />
    )}
  </div>
)
