import { type BidderSummary, readBidderTotals } from '@auctionwiz/contracts/bidders'
import { shownScore } from '@auctionwiz/contracts/scores'
import { useEffect } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { labels } from '../../../messages/label-messages.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { Printed } from '../../../ui/print/Printed.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { activeFilters } from '../filter-words.ts'
import { type BidderListState, filterQuery } from '../list-state.ts'
import { bidderText } from '../messages.ts'
import { noValue } from '../panel/OverviewSection.tsx'
import { printText } from './messages.ts'
import { PrintHead } from './PrintHead.tsx'
import { printLimit, useAllRows } from './use-all-rows.ts'
import { usePrintFoot } from './use-print-foot.ts'

/** All bidders that match, up to a limit, with the house, the day and the filters above them. */
const BidderListSheet = ({ state, onDone }: { state: BidderListState; onDone: () => void }) => {
  const format = useFormat()
  const loaded = useAllRows(state)
  const totals = useQuery(readBidderTotals, { query: filterQuery(state) })
  const failed = loaded && 'error' in loaded ? loaded.error : undefined
  useEffect(() => {
    if (failed === undefined) return
    toast({ tone: 'problem', text: printText.failed({ problem: errorMessage(failed) }) })
    onDone()
  }, [failed, onDone])
  const list = loaded && 'rows' in loaded ? loaded : undefined
  const filters = activeFilters(state, format).map(({ name, value }) => `${name}: ${value}`)
  const search = state.search === '' ? [] : [`${printText.search}: ${state.search}`]
  const conditions = [...search, ...filters]
  const count = list?.rows.length ?? 0
  const total = totals.data?.count
  const { columns } = bidderText
  return (
    <Printed
      title={bidderText.titleShort}
      {...usePrintFoot()}
      landscape
      ready={list !== undefined && (totals.data !== undefined || totals.error !== undefined)}
      onDone={onDone}
    >
      <PrintHead what={format.date(new Date().toISOString())} />
      <div className={look('flex', 'center', 'between', 'gapXL', 'padRowL', 'edgeBelow')}>
        <div>
          <h1>{printText.list}</h1>
          <p>{conditions.length === 0 ? printText.allBidders : conditions.join(' · ')}</p>
        </div>
        <p>
          {list?.more
            ? printText.firstOf({ shown: format.number(printLimit), total: total === undefined ? noValue : format.number(total) })
            : printText.count({ count })}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th>{columns.bidder}</th>
            <th className={look('right')}>{`${columns.score} (${labels.scoreType[state.scoreType]})`}</th>
            <th>{columns.tier}</th>
            <th>{columns.status}</th>
            <th>{columns.contact}</th>
            <th>{columns.address}</th>
            <th className={look('right')}>{columns.spent}</th>
          </tr>
        </thead>
        <tbody>
          {list?.rows.map((row) => (
            <Row key={row.id} row={row} scoreType={state.scoreType} />
          ))}
        </tbody>
      </table>
    </Printed>
  )
}

const Row = ({ row, scoreType }: { row: BidderSummary; scoreType: BidderListState['scoreType'] }) => {
  const format = useFormat()
  const score = scoreType === 'national' ? row.nationalScore : row.localScore
  const { address, currency, facts } = row
  return (
    <tr>
      <td>{`${row.name} ${row.bidderId}`}</td>
      <td className={look('right')}>{shownScore(score) ?? noValue}</td>
      <td>{labels.tier[score.tier]}</td>
      <td>{labels.status[row.status]}</td>
      <td>{[row.email, row.phone].filter(Boolean).join(', ') || noValue}</td>
      <td>{[address.city, address.state, address.country].filter(Boolean).join(', ') || noValue}</td>
      <td className={look('right')}>{format.money({ amount: facts.spent, currency })}</td>
    </tr>
  )
}

export default BidderListSheet
