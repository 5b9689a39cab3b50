import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './DataTable.module.css'
import { cellClass } from './TableRow.tsx'
import type { Column, RowGroup } from './types.ts'

interface GroupRowProps<Row> {
  group: RowGroup<Row>
  columns: readonly Pick<Column<never>, 'id' | 'shown' | 'align'>[]
  isOpen: boolean
  onToggle: () => void
  /** Px below the first row. */
  top: number
}

/** The heading of a group: how many rows it has, and its action. */
export const GroupRow = <Row,>({ group, columns, isOpen, onToggle, top }: GroupRowProps<Row>) => {
  const format = useFormat()
  const { label, count, note, action, cells } = group
  const heading = (
    <>
      <button
        type="button"
        className={classes(
          look('row', 'shrinks', 'gapS', 'oneLine', 'noBorder', 'clear', 'flush', 'high32', 'padSidesS'),
          cells && look('bleedS'),
        )}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
        <b>{label}</b>
        {count !== undefined && <span className={look('muted')}>{format.number(count)}</span>}
      </button>
      {note && <span className={look('small', 'muted', 'cut', 'padLeftL')}>{note}</span>}
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
    <div
      role="row"
      className={classes(look('raised', 'lineBelow'), cells ? styles.row : look('row'), styles.placed, styles.extra)}
      style={{ top }}
      tabIndex={-1}
    >
      {cells ? (
        columns.map((column, index) => (
          <div
            key={column.id}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            className={classes(styles.cell, index === 0 && styles.first, cellClass(column))}
            tabIndex={-1}
          >
            {index === 0 ? heading : cells[column.id]}
          </div>
        ))
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: see DataGrid. */}
          <div role="rowheader" aria-colspan={columns.length} className={look('row', 'grow', 'padLeftL')} tabIndex={-1}>
            {heading}
          </div>
          {action && (
            // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
            <div role="gridcell" className={classes(look('padRightXXL'), styles.action)} tabIndex={-1}>
              {action}
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface MoreRowProps {
  top: number
  columns: number
  more: NonNullable<RowGroup<never>['more']>
}

/** Fetches more rows of a group. */
export const MoreRow = ({ top, columns, more }: MoreRowProps) => (
  <WholeRow top={top} columns={columns} className={classes(look('row', 'padLeftXXXL'), styles.extra)}>
    <Button look="link" small onClick={more.onMore}>
      {more.label}
    </Button>
  </WholeRow>
)

interface DetailsRowProps {
  top: number
  entry: number
  columns: number
  measure: (element: HTMLElement | null) => void
  children: ReactNode
}

/** What is below an expanded row, as high as its content. */
export const DetailsRow = ({ top, entry, columns, measure, children }: DetailsRowProps) => (
  <WholeRow top={top} columns={columns} measure={measure} entry={entry}>
    {children}
  </WholeRow>
)

interface WholeRowProps {
  top: number
  columns: number
  className?: string
  measure?: (element: HTMLElement | null) => void
  entry?: number
  children: ReactNode
}

const WholeRow = ({ top, columns, className, measure, entry, children }: WholeRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
  <div
    ref={measure}
    role="row"
    data-entry={entry}
    className={classes(look('placed', 'lineBelow', 'ground'), look('across'), className)}
    style={{ top }}
    tabIndex={-1}
  >
    {/* biome-ignore lint/a11y/useSemanticElements: see DataGrid. */}
    <div role="gridcell" aria-colspan={columns} tabIndex={-1}>
      {children}
    </div>
  </div>
)
