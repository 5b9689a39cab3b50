import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { lazy, Suspense, useMemo } from 'react'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { fill } from '../../messages/index.ts'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { PageFooter } from '../../ui/Page.tsx'
import { useBulkState } from './bulk/bulk-state.ts'
import { listFigures } from './list-figures.ts'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'

const BulkBar = lazy(withTexts(() => import('./bulk/BulkBar.tsx')))
const BulkStatus = lazy(withTexts(() => import('./bulk/BulkStatus.tsx')))

export interface ListFooterProps {
  /** The fetched bidders. */
  rows: readonly BidderSummary[]
  /** All that match. */
  total: ListTotal
  /** The formatted number of all bidders of the house while a filter hides some. */
  all: string | undefined
  state: BidderListState
  selection: SelectionAccess | undefined
}

/** The list's footer: how many match and their totals, or the progress of the last bulk change. Shows bulk actions while rows are selected. */
export const ListFooter = ({ rows, total, all, state, selection }: ListFooterProps) => {
  const format = useFormat()
  const { id } = useHouse()
  const bulk = useBulkState(id)
  const figures = useFigures(rows, total, state)
  const matching = total.atLeast ? fill(bidderText.atLeast, { count: format.number(total.count) }) : format.number(total.count)
  if (rows.length === 0 && !bulk) return null
  if (selection && rows.length > 0 && !isEmptySelection(selection.selection))
    return (
      <Suspense fallback={<PageFooter tone="selected">{null}</PageFooter>}>
        <BulkBar access={selection} state={state} total={matching} more={total.atLeast || total.count > selection.selection.ids.size} />
      </Suspense>
    )
  const count = all !== undefined ? bidderText.shownOf : total.count === 1 ? bidderText.oneBidder : bidderText.allShown
  return (
    <TableFooter count={fill(count, { shown: matching, total: all ?? matching })} figures={figures}>
      {bulk && (
        <Suspense fallback={null}>
          <BulkStatus state={bulk} />
        </Suspense>
      )}
    </TableFooter>
  )
}

/** Totals of all that match: known once all of them are fetched. */
const useFigures = (rows: readonly BidderSummary[], total: ListTotal, { scoreType }: BidderListState): string[] => {
  const format = useFormat()
  const complete = !total.atLeast && rows.length >= total.count
  const figures = useMemo(() => (complete ? listFigures(rows, scoreType) : undefined), [complete, rows, scoreType])
  return [
    ...(figures?.averageScore === undefined ? [] : [fill(bidderText.averageOf, { score: format.number(figures.averageScore) })]),
    ...(figures?.won === undefined ? [] : [fill(bidderText.wonOf, { amount: format.money(figures.won) })]),
  ]
}
