import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import styles from './BidderTable.module.css'
import type { SelectionAccess } from './bulk/use-selection.ts'
import type { ShownColumn } from './columns.tsx'
import { type BidderSort, isDescending, type SortColumn, sortColumn } from './list-state.ts'
import { bidderText } from './messages.ts'
import { WidthHandle } from './view/WidthHandle.tsx'

/** In px; the rows scroll below it. */
export const tableHeaderHeight = 32

const first = { id: 'bidder', sort: 'name', className: styles.first } as const
const last = { id: 'actions', sort: undefined, className: styles.roomy } as const

export interface BidderTableHeaderProps {
  columns: readonly ShownColumn[]
  sort: BidderSort
  onSort: (column: SortColumn) => void
  selection: SelectionAccess | undefined
  /** How many rows are fetched. */
  shown: number
}

/** The sticky header: sortable columns are buttons and announce their order. */
export const BidderTableHeader = ({ columns, sort, onSort, selection, shown }: BidderTableHeaderProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see BidderTable.
  <div role="rowgroup" className={styles.head}>
    {/* biome-ignore lint/a11y/useSemanticElements: see BidderTable. */}
    <div role="row" aria-rowindex={1} className={styles.row} tabIndex={-1}>
      {[first, ...columns.map(({ id, sort, shown, className }) => ({ id, sort, className: classes(styles[shown], className) })), last].map(
        ({ id, sort: column, className }) => {
          const sorted = column !== undefined && sortColumn(sort) === column
          const label = bidderText.columns[id]
          return (
            // biome-ignore lint/a11y/useSemanticElements: see BidderTable.
            <div
              key={id}
              role="columnheader"
              aria-sort={sorted ? (isDescending(sort) ? 'descending' : 'ascending') : undefined}
              className={classes(styles.cell, className)}
              tabIndex={-1}
            >
              {id === 'bidder' && selection && <SelectAll selection={selection} shown={shown} />}
              {column ? (
                <button type="button" className={styles.sort} data-sorted={sorted || undefined} onClick={() => onSort(column)}>
                  {label}
                  {sorted && (isDescending(sort) ? <ArrowDown16Regular /> : <ArrowUp16Regular />)}
                </button>
              ) : id === 'actions' ? (
                <span className="visually-hidden">{label}</span>
              ) : (
                label
              )}
              {id !== 'actions' && <WidthHandle column={id} />}
            </div>
          )
        },
      )}
    </div>
  </div>
)

/** Selects all fetched rows; the bar in the footer then offers all that match. */
const SelectAll = ({ selection: { selection, allRows, clear }, shown }: { selection: SelectionAccess; shown: number }) => {
  const all = selection.all || (shown > 0 && selection.ids.size >= shown)
  return (
    <Checkbox
      aria-label={bidderText.selectAllRows}
      checked={all}
      mixed={!all && selection.ids.size > 0}
      onChange={all ? clear : allRows}
      className={styles.choice}
    />
  )
}
