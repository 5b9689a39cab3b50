import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { ChevronDown12Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { type KeyboardEvent, memo, useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'
import { OpenMenu } from '../OpenMenu.tsx'
import { openWithArrow } from '../open-with-arrow.ts'
import { columnMenu } from './column-menu.ts'
import styles from './DataTable.module.css'
import { limitedWidth } from './layout.ts'
import { cellClass } from './TableRow.tsx'
import type { Column, SortState } from './types.ts'
import type { LayoutAccess } from './use-list-layout.ts'
import type { SelectionAccess } from './use-selection.ts'
import { WidthHandle } from './WidthHandle.tsx'

export interface TableHeaderProps<Row> {
  /** The shown columns, in order. */
  columns: readonly Column<Row>[]
  /** All columns. */
  all: readonly Column<Row>[]
  layout: LayoutAccess
  hasMenu: boolean
  sort: SortState | undefined
  onSort: ((sort: SortState) => void) | undefined
  selection: SelectionAccess | undefined
  /** How many of the fetched rows can be selected. */
  fetched: number
}

interface OpenColumnMenu<Row> {
  column: Column<Row>
  anchor: HTMLElement
}

/** The sticky header. It is one tab stop: the left and right arrows move between its buttons. It is not rendered again while rows scroll. */
const Header = <Row,>({ columns, all, layout, hasMenu, sort, onSort, selection, fetched }: TableHeaderProps<Row>) => {
  const [open, setOpen] = useState<OpenColumnMenu<Row>>()
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = stopsIn(event.currentTarget)
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus()
  }
  let stops = 0
  const tabStop = () => {
    stops += 1
    return stops - 1 === stop ? 0 : -1
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
    <div role="rowgroup" className={classes(look('caption', 'soft', 'sticks', 'aboveRows'), styles.head)}>
      {/* biome-ignore lint/a11y/useSemanticElements: see DataGrid. */}
      <div
        role="row"
        aria-rowindex={1}
        className={styles.row}
        data-tall={isTall(columns) || undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget, target }) => setStop(Math.max(0, stopsIn(currentTarget).indexOf(target as HTMLElement)))}
      >
        {columns.map((column, index) => {
          const { id, header, subtitle, minWidth } = column
          const sorted = column.sort !== undefined && sort?.by === column.sort
          return (
            // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
            <div
              key={id}
              role="columnheader"
              aria-label={subtitle === undefined ? header : `${header}, ${subtitle}`}
              aria-sort={sorted ? (sort?.descending ? 'descending' : 'ascending') : undefined}
              className={classes(styles.cell, index === 0 && styles.first, cellClass(column))}
              tabIndex={-1}
            >
              {index === 0 && selection && <SelectAll selection={selection} fetched={fetched} tabIndex={tabStop()} />}
              {column.sort !== undefined && onSort ? (
                <SortButton column={column} sort={sorted ? sort : undefined} onSort={onSort} tabIndex={tabStop()} />
              ) : (
                <span className={look('cutText')} title={header}>
                  {header}
                  {subtitle && <span className={look('block', 'muted')}>{subtitle}</span>}
                </span>
              )}
              <button
                type="button"
                data-stop
                tabIndex={tabStop()}
                className={classes(
                  look('inlineRow', 'fixed', 'atEnd', 'noBorder', 'rounded', 'clear', 'hovers', 'flush', 'high24', 'padSidesXS'),
                  styles.columnMenu,
                )}
                aria-label={tableText.columnMenu({ column: header })}
                aria-haspopup="menu"
                aria-expanded={open?.column.id === id}
                onKeyDown={openWithArrow}
                onClick={({ currentTarget }) => setOpen({ column, anchor: currentTarget })}
              >
                <ChevronDown12Regular />
              </button>
              <WidthHandle onWidth={(width) => layout.setWidth(id, width === undefined ? undefined : limitedWidth(width, minWidth))} />
            </div>
          )
        })}
        {hasMenu && (
          // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
          <div role="columnheader" className={classes(styles.cell, styles.roomy)} tabIndex={-1}>
            <span className="visually-hidden">{tableText.actions}</span>
          </div>
        )}
      </div>
      {open && (
        <OpenMenu
          key={open.column.id}
          anchor={open.anchor}
          label={tableText.columnMenu({ column: open.column.header })}
          groups={columnMenu({ column: open.column, columns: all, layout, sort, onSort })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

export const TableHeader = memo(Header) as typeof Header

export const isTall = (columns: readonly Pick<Column<never>, 'subtitle'>[]): boolean =>
  columns.some(({ subtitle }) => subtitle !== undefined)

const stopsIn = (header: HTMLElement): HTMLElement[] => [...header.querySelectorAll<HTMLElement>('[data-stop]')]

interface SortButtonProps<Row> {
  column: Column<Row>
  /** Where the list is sorted by this column. */
  sort: SortState | undefined
  onSort: (sort: SortState) => void
  tabIndex: number
}

/** Sorts by the column, then reverses. The arrow shows the order, or while the button is hovered or focused the one that a press gives. */
const SortButton = <Row,>({ column: { header, sort: by = '', highestFirst = false }, sort, onSort, tabIndex }: SortButtonProps<Row>) => {
  const descending = sort?.descending ?? highestFirst
  return (
    <button
      type="button"
      data-stop
      tabIndex={tabIndex}
      className={classes(
        look('inlineRow', 'shrinks', 'gapXS', 'noBorder', 'rounded', 'clear', 'hovers', 'flush', 'high24', 'padSidesXS', 'bleedXS'),
        styles.sort,
      )}
      title={header}
      data-sorted={sort !== undefined || undefined}
      onClick={() => onSort({ by, descending: sort ? !sort.descending : highestFirst })}
    >
      {header}
      {descending ? <ArrowDown16Regular /> : <ArrowUp16Regular />}
    </button>
  )
}

interface SelectAllProps {
  selection: SelectionAccess
  fetched: number
  tabIndex: number
}

/** Selects all fetched rows; the bar in the footer then offers all that match. */
const SelectAll = ({ selection: { selection, allRows, clear }, fetched, tabIndex }: SelectAllProps) => {
  const all = selection.all || (fetched > 0 && selection.ids.size >= fetched)
  return (
    <Checkbox
      data-stop
      tabIndex={tabIndex}
      aria-label={tableText.selectAllRows}
      checked={all}
      mixed={!all && selection.ids.size > 0}
      onChange={all ? clear : allRows}
      className={look('inlineRow', 'fixed', 'tall24', 'pointer', 'afterXS')}
    />
  )
}
