import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { memo, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'
import styles from './DataTable.module.css'
import { RowCheckbox } from './RowCheckbox.tsx'
import { RowMenuButton } from './RowMenuButton.tsx'
import { toneLook } from './tones.ts'
import type { Column } from './types.ts'
import type { RowMenus } from './use-row-menu.ts'

/** Tints a row by the band of a score. */
export type RowTone = 'high' | 'medium' | 'low' | undefined

/** What all rows of a table have in common; must be stable while the list scrolls. */
export interface RowForm<Row> {
  /** The shown columns, in order. */
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  hrefOf?: ((row: Row) => string | undefined) | undefined
  toneOf?: ((row: Row) => RowTone) | undefined
  menuLabel?: ((row: Row) => string | undefined) | undefined
  /** Name of the button that expands a row, for lists whose rows have details. */
  detailsLabel?: ((row: Row) => string) | undefined
  /** What stands in place of the check box of a row that cannot be selected; undefined for the others. */
  unselectable?: ((row: Row) => ReactNode) | undefined
}

export interface TableRowProps<Row> {
  row: Row
  form: RowForm<Row>
  /** From 0. */
  index: number
  /** Px below the first row. */
  top: number
  /** The row that Tab focuses. */
  isCurrent: boolean
  /** Its panel or its details are open. */
  isOpen: boolean
  isMenuOpen: boolean
  menus: Pick<RowMenus<Row>, 'press' | 'toggle'>
  /** Expands or collapses the row. */
  onDetails?: ((row: Row) => void) | undefined
  /** Undefined where nothing can be selected. */
  isChosen?: boolean | undefined
  onChoose?: ((index: number, range: boolean) => void) | undefined
}

/**
 * One row of the table. While the list scrolls, the element shows one row after another, many times a second: only texts and a few attributes
 * change, never elements.
 */
const Row = <Row extends { id: string }>({
  row,
  form,
  index,
  top,
  isCurrent,
  isOpen,
  isMenuOpen,
  menus,
  isChosen,
  onChoose,
  onDetails,
}: TableRowProps<Row>) => {
  const { columns, nameOf, hrefOf, toneOf, menuLabel, detailsLabel, unselectable } = form
  const [first, ...others] = columns
  const label = menuLabel?.(row)
  const href = hrefOf?.(row)
  const identity = first && contentOf(first, row, isCurrent)
  const instead = unselectable?.(row)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen ?? isOpen}
      aria-current={isOpen || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      data-row={row.id}
      className={classes(styles.row, styles.body, toneLook(toneOf?.(row)), (isOpen || isChosen) && styles.open, isOpen && styles.marked)}
      style={{ top }}
    >
      <Cell className={styles.first}>
        {onChoose &&
          (instead ? (
            <span className={look('inlineRow', 'fixed', 'tall24', 'pointer', 'afterXS')}>{instead}</span>
          ) : (
            <RowCheckbox
              label={tableText.selectRow({ name: nameOf(row) })}
              checked={isChosen === true}
              tabIndex={isCurrent ? 0 : -1}
              onChoose={(range) => onChoose(index, range)}
            />
          ))}
        {detailsLabel && (
          <span className={classes(look('fixed'), styles.unfold)}>
            <Button
              look="subtle"
              small
              icon={isOpen ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
              aria-label={detailsLabel(row)}
              aria-expanded={isOpen}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onDetails?.(row)}
            />
          </span>
        )}
        {href === undefined ? (
          <span className={look('row', 'between', 'grow', 'gapS', 'plainLink')}>{identity}</span>
        ) : (
          <a href={href} data-row-link tabIndex={-1} draggable={false} className={look('row', 'between', 'grow', 'gapS', 'plainLink')}>
            {identity}
          </a>
        )}
      </Cell>
      {others.map((column) => (
        <Cell key={column.id} className={cellClass(column)}>
          {contentOf(column, row, isCurrent)}
        </Cell>
      ))}
      {menuLabel && (
        <Cell className={classes(styles.roomy, look('justified', 'arrow'))}>
          {label !== undefined && (
            <RowMenuButton
              row={row}
              label={label}
              isOpen={isMenuOpen}
              tabIndex={isCurrent ? 0 : -1}
              press={menus.press}
              toggle={menus.toggle}
            />
          )}
        </Cell>
      )}
    </div>
  )
}

export const TableRow = memo(Row) as typeof Row

export const cellClass = ({ shown = 'always', align }: Pick<Column<never>, 'shown' | 'align'>): string =>
  classes(shown !== 'always' && styles[shown], align === 'end' && styles.end)

const contentOf = <Row,>({ render, renderCurrent, text }: Column<Row>, row: Row, isCurrent: boolean): ReactNode => {
  if (isCurrent && renderCurrent) return renderCurrent(row)
  if (render) return render(row)
  const words = text(row)
  return (
    <span className={look('cutText')} title={words}>
      {words}
    </span>
  )
}

const Cell = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
  // biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus for its cells.
  <div role="gridcell" className={classes(styles.cell, className)}>
    {children}
  </div>
)
