import { listSyncLines, type SyncLine, type SyncRun } from '@auctionwiz/contracts/auction-sync'
import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { Suspense, useMemo, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { listTotal } from '../../ui/data-table/list-total.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { ToolRow } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { Select } from '../../ui/Select.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { lotMoney } from '../auctions/lot-money.ts'
import { syncText as text } from '../sync-runs/messages.ts'
import { columnsOf, lineList, lineName } from './line-columns.tsx'
import { type SyncWords, syncWords } from './sync-words.ts'

const DecideConflict = lazyDialog(() => import('./DecideConflict.tsx'))

const linesIn = ({ lines }: AnswerOf<typeof listSyncLines>): readonly SyncLine[] => lines

const planned = ['create', 'update', 'conflict', 'failed'] as const
const outcomes = ['created', 'updated', 'conflict', 'failed'] as const

const detailsLabel = (line: SyncLine): string => text.detailsOf({ name: lineName(line) })

interface SyncLedgerProps {
  auction: Auction
  run: SyncRun
  mayDecide: boolean
}

/** The records of a run that are not simply unchanged: what would become of each, or what became of it. */
export const SyncLedger = ({ auction, run, mayDecide }: SyncLedgerProps) => {
  const [filter, setFilter] = useState('')
  const [asked, setAsked] = useState<SyncLine>()
  const [openId, setOpenId] = useState<string>()
  const isDone = run.status === 'completed' || run.status === 'applying'
  const query = isDone ? { outcome: outcomes.find((one) => one === filter) } : { planned: planned.find((one) => one === filter) }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const params = { id: auction.id, runId: run.id }
  const pages = usePages(listSyncLines, run.status === 'comparing' ? null : { params, query: given }, { limit: 200 })
  const rows = useRows(pages.data, linesIn)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, 0)
  const format = useFormat()
  const layout = useListLayout(lineList)
  const words = useMemo(() => syncWords(lotMoney(auction.currency), format, run.platform), [auction.currency, format, run.platform])
  const columns = useMemo(() => columnsOf(words, mayDecide ? setAsked : undefined), [words, mayDecide])
  const phone = !useWide(641)
  const results = isDone ? outcomes.map((one) => [one, text.counts[one]] as const) : planned.map((one) => [one, text.planned[one]] as const)
  const options = [{ value: '', label: text.all }, ...results.map(([value, label]) => ({ value: value as string, label }))]
  if (run.status === 'comparing' || run.status === 'failed') return null
  return (
    <>
      <ToolRow>
        {phone ? (
          <Select aria-label={text.filter} value={filter} onChange={({ target }) => setFilter(target.value)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : (
          <SegmentedSwitch label={text.filter} options={options} value={filter} onChange={setFilter} />
        )}
      </ToolRow>
      <DataTable
        label={text.tableLabel}
        columns={columns}
        layout={layout}
        rows={rows}
        total={total}
        listKey={`${run.id} ${run.status} ${filter}`}
        source={pages}
        nameOf={lineName}
        openId={openId}
        onOpen={({ id }) => setOpenId(openId === id ? undefined : id)}
        expanded={(line) => <LineDetails line={line} words={words} />}
        detailsLabel={detailsLabel}
        loadFailed={text.linesFailed}
        empty={
          <EmptyState compact title={text.noLines}>
            {text.noLinesText}
          </EmptyState>
        }
      />
      <TableFooter count={pages.data && text.shown({ shown: format.number(rows.length), count: total.count })} />
      {asked?.conflictId !== undefined && (
        <Suspense fallback={null}>
          <DecideConflict auctionId={auction.id} conflictId={asked.conflictId} words={words} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Everything about a record, also where its row has no room for it. */
const LineDetails = ({ line, words: { change, note } }: { line: SyncLine; words: SyncWords }) => (
  <div className={look('stack', 'gapS', 'padPage', 'padTopM', 'padBottomL', 'breaks')}>
    <strong className={look('strong')}>{lineName(line)}</strong>
    {line.changes.length > 0 && (
      <ul>
        {line.changes.map((one) => (
          <li key={one.field}>{change(one)}</li>
        ))}
      </ul>
    )}
    {note(line) !== '' && <span className={look('muted')}>{note(line)}</span>}
  </div>
)
