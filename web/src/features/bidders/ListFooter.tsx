import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { lazy, Suspense, useMemo } from 'react'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { fill } from '../../messages/index.ts'
import { PageFooter, Spacer } from '../../ui/Page.tsx'
import { useBulkState } from './bulk/bulk-state.ts'
import { isEmptySelection } from './bulk/selection.ts'
import type { SelectionAccess } from './bulk/use-selection.ts'
import styles from './ListFooter.module.css'
import { listFigures } from './list-figures.ts'
import type { BidderListState } from './list-state.ts'
import type { ListTotal } from './list-total.ts'
import { bidderText } from './messages.ts'

const BulkBar = lazy(() => import('./bulk/BulkBar.tsx'))
const BulkStatus = lazy(() => import('./bulk/BulkStatus.tsx'))

export interface ListFooterProps {
  /** How many are fetched. */
  rows: readonly BidderSummary[]
  total: ListTotal
  state: BidderListState
  selection: SelectionAccess | undefined
}

/** The list's footer: shown and total rows with their totals, or the progress of the last bulk change. Shows bulk actions while rows are selected. */
export const ListFooter = ({ rows, total, state, selection }: ListFooterProps) => {
  const shown = rows.length
  const format = useFormat()
  const { id } = useHouse()
  const bulk = useBulkState(id)
  const totalShown = total.atLeast ? fill(bidderText.atLeast, { count: format.number(total.count) }) : format.number(total.count)
  if (shown === 0 && !bulk) return null
  if (selection && shown > 0 && !isEmptySelection(selection.selection))
    return (
      <Suspense fallback={<PageFooter tone="selected">{null}</PageFooter>}>
        <BulkBar access={selection} state={state} total={totalShown} more={total.atLeast || total.count > selection.selection.ids.size} />
      </Suspense>
    )
  return (
    <PageFooter>
      <span aria-live="polite">
        {shown === 0
          ? ''
          : total.count === 1
            ? bidderText.oneBidder
            : fill(bidderText.shownOf, { shown: format.number(shown), total: totalShown })}
      </span>
      <Spacer />
      {bulk ? (
        <Suspense fallback={null}>
          <BulkStatus state={bulk} />
        </Suspense>
      ) : (
        <Figures rows={rows} state={state} />
      )}
    </PageFooter>
  )
}

const Figures = ({ rows, state: { scoreType } }: Pick<ListFooterProps, 'rows' | 'state'>) => {
  const format = useFormat()
  const figures = useMemo(() => listFigures(rows, scoreType), [rows, scoreType])
  if (!figures) return null
  return (
    <>
      {figures.averageScore !== undefined && (
        <span className={styles.figure}>{fill(bidderText.averageOf, { score: format.number(figures.averageScore) })}</span>
      )}
      {figures.won && <span className={styles.figure}>{fill(bidderText.wonOf, { amount: format.money(figures.won) })}</span>}
    </>
  )
}
