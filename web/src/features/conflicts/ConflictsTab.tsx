import { countConflicts } from '@auctionwiz/contracts/conflict-counts'
import type { Conflict } from '@auctionwiz/contracts/conflicts'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRowFocus } from '../../ui/data-table/use-row-focus.ts'
import { useSelection } from '../../ui/data-table/use-selection.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { look } from '../../ui/look.ts'
import { KeyHints } from '../../ui/shortcuts/KeyHints.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ConflictBulkBar } from './ConflictBulkBar.tsx'
import { ConflictFilters } from './ConflictFilters.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { conflictColumns, conflictList } from './conflict-columns.tsx'
import { conflictText as text } from './messages.ts'
import { conflictsPath, useConflicts } from './use-conflicts.ts'
import { useDecide } from './use-decide.ts'

const nameOf = ({ name }: Conflict): string => name

/** Imported records that contradict what is on file, each decided beside the list. */
const ConflictsTab = () => {
  const format = useFormat()
  const wide = useWide(1200)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const hide = (...ids: string[]) => setDecided((before) => new Set([...before, ...ids]))
  const show = (id: string) => setDecided((before) => new Set([...before].filter((one) => one !== id)))
  const access = useDecide(show)
  const conflicts = useConflicts(decided)
  const { rows, pages, openId, open } = conflicts
  const counts = useQuery(countConflicts, {}, { keepPreviousData: true }).data
  const selected = useSelection(rows, conflicts.listKey)
  // Next to the list the first conflict is open; the address names it once one is chosen.
  const shownId = openId ?? (wide ? rows[0]?.id : undefined)
  const at = rows.findIndex(({ id }) => id === shownId)
  const { tab, focusRow } = useRowFocus(shownId)
  /** In a list of pending conflicts a decided one leaves, and the next takes its place and the focus. */
  const goOn = (id: string) => {
    if (conflicts.status !== 'pending') return
    const next = (rows[at + 1] ?? rows[at - 1])?.id
    hide(id)
    open(wide ? next : undefined)
    focusRow()
  }
  const isEmpty = rows.length === 0 && !pages.loading
  return (
    <>
      <Banner pending={counts?.pending} byRules={counts?.byRules ?? 0} />
      <div ref={tab} className={look('flex', 'fill', 'hugs')}>
        {(wide || openId === undefined) && (
          <div
            className={classes(
              look('stack', 'shrinks', 'hugs'),
              (isEmpty && shownId === undefined) || !wide ? look('fill') : look('fixed', 'lineRight', 'wide440'),
            )}
          >
            <ConflictFilters conflicts={conflicts} />
            <ConflictTable conflicts={conflicts} shownId={shownId} selection={conflicts.status === 'pending' ? selected : undefined} />
          </div>
        )}
        {shownId !== undefined && (
          <div className={look('stack', 'grow', 'hugs')}>
            <ConflictPanel
              key={shownId}
              id={shownId}
              row={rows[at]}
              access={access}
              onDecided={goOn}
              onBack={wide ? undefined : () => open(undefined)}
            />
          </div>
        )}
      </div>
      {conflicts.status === 'pending' && !isEmptySelection(selected.selection) ? (
        <ConflictBulkBar rows={rows} selection={selected} access={access} onDecided={(ids) => hide(...ids)} />
      ) : (
        (wide || openId === undefined) && (
          <TableFooter
            count={
              counts &&
              text.counts({
                pending: format.number(counts.pending),
                resolved: format.number(counts.resolved),
                skipped: format.number(counts.skipped),
              })
            }
          >
            {wide && rows.length > 0 && <KeyHints hints={keyHints(conflicts.status)} />}
          </TableFooter>
        )
      )}
    </>
  )
}

/** The keys that act on conflicts of a status. */
const keyHints = (status: Conflict['status'] | undefined) => [
  { key: '↑ ↓', label: text.moveKey },
  ...(status === 'resolved'
    ? []
    : [
        { key: 'k', label: text.keep },
        { key: 'i', label: text.use },
        ...(status === 'skipped' ? [] : [{ key: 's', label: text.skip }]),
        { key: 'Ctrl Enter', label: text.mergeKey },
      ]),
]

const Banner = ({ pending, byRules }: { pending: number | undefined; byRules: number }) => (
  <p role="note" className={classes(look('row', 'fixed', 'gapS', 'padBand', 'noMargin'), pending === 0 ? undefined : look('brass'))}>
    {pending !== 0 && <Warning20Regular />}
    <span>
      {pending === 0 && <strong>{text.bannerNone}</strong>}
      {!!pending && <strong>{text.bannerPending({ count: pending })}</strong>} {pending !== 0 && text.bannerWhy}
      {byRules > 0 && ` ${text.bannerRules({ count: byRules })}`} {text.bannerHelp}
    </span>
  </p>
)

interface ConflictTableProps {
  conflicts: ReturnType<typeof useConflicts>
  shownId: string | undefined
  selection: ReturnType<typeof useSelection> | undefined
}

const ConflictTable = ({ conflicts: { rows, pages, listKey, open }, shownId, selection }: ConflictTableProps) => {
  const { search } = useLocation()
  const layout = useListLayout(conflictList)
  const columns = useColumns(conflictColumns)
  const hrefOf = useMemo(
    () =>
      ({ id }: Conflict) =>
        `${conflictsPath}/${id}${search}`,
    [search],
  )
  return (
    <DataTable
      label={text.list}
      columns={columns}
      layout={layout}
      rows={rows}
      total={{ count: rows.length, atLeast: pages.hasMore }}
      listKey={listKey}
      source={pages}
      nameOf={nameOf}
      hrefOf={hrefOf}
      openId={shownId}
      onOpen={({ id }) => open(id)}
      selection={selection}
      twoLines
      loadFailed={text.loadFailed}
      empty={<EmptyState title={text.empty}>{text.emptyText}</EmptyState>}
    />
  )
}

export default ConflictsTab
