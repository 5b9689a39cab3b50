import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { Suspense } from 'react'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { PageFooter } from '../../ui/Page.tsx'
import { useBulkState } from './bulk/bulk-state.ts'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'
import type { Totals } from './use-totals.ts'

const BulkBar = lazyPart(() => import('./bulk/BulkBar.tsx'))
const BulkStatus = lazyPart(() => import('./bulk/BulkStatus.tsx'))

export interface ListFooterProps {
  /** The fetched bidders. */
  rows: readonly BidderSummary[]
  /** All that match. */
  total: ListTotal
  /** The formatted number of all bidders of the house while a filter hides some. */
  all: string | undefined
  /** Of all that match; undefined until they are there. */
  totals: Totals | undefined
  state: BidderListState
  selection: SelectionAccess | undefined
}

/** The list's footer: how many match and their totals, or the progress of the last bulk change. Shows bulk actions while rows are selected. */
export const ListFooter = ({ rows, total, all, totals, state, selection }: ListFooterProps) => {
  const format = useFormat()
  const { id } = useHouse()
  const bulk = useBulkState(id)
  const figures = useFigures(totals)
  const matching = total.atLeast ? bidderText.atLeast({ count: format.number(total.count) }) : format.number(total.count)
  if (rows.length === 0 && !bulk) return null
  if (selection && rows.length > 0 && !isEmptySelection(selection.selection))
    return (
      <Suspense fallback={<PageFooter tone="selected">{null}</PageFooter>}>
        <BulkBar access={selection} state={state} total={matching} more={total.atLeast || total.count > selection.selection.ids.size} />
      </Suspense>
    )
  const count =
    all === undefined ? bidderText.allShown({ count: total.count, total: matching }) : bidderText.shownOf({ shown: matching, total: all })
  return (
    <TableFooter count={count} figures={figures}>
      {bulk && (
        <Suspense fallback={null}>
          <BulkStatus state={bulk} />
        </Suspense>
      )}
    </TableFooter>
  )
}

/** The average score and the amounts won, one for each currency. */
const useFigures = (totals: Totals | undefined): string[] => {
  const format = useFormat()
  const { averageScore, won = [] } = totals ?? {}
  return [
    ...(averageScore === undefined ? [] : [bidderText.averageOf({ score: format.number(Math.round(averageScore)) })]),
    ...(won.length === 0 ? [] : [bidderText.wonOf({ amount: won.map(format.money).join(' + ') })]),
  ]
}
