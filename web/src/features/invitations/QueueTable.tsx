import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import type { RowGroup, SortState } from '../../ui/data-table/types.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { OpenPopover } from '../../ui/OpenPopover.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { useWide } from '../../ui/use-wide.ts'
import { DecisionReasons } from './DecisionReasons.tsx'
import { GroupAction } from './GroupAction.tsx'
import { columnsOf, decidedList, nameOf, reviewList } from './invitation-columns.tsx'
import { invitationText } from './messages.ts'
import { filterOf, type QueueState, type SortColumn } from './queue-state.ts'
import { groupNote, scoreTypeOf } from './review-words.ts'
import type { Decide, Verdict } from './use-decide.ts'
import type { GroupRows } from './use-group-rows.ts'
import { laterPage, type useQueue } from './use-queue.ts'

export interface QueueTableProps {
  auction: AuctionSummary
  state: QueueState
  change: (change: Partial<QueueState>) => void
  queue: ReturnType<typeof useQueue>
  groups: readonly GroupRows[]
  /** All fetched rows of the state shown. */
  rows: readonly Invitation[]
  decide: Decide
  onDecide: (row: Invitation, verdict: Verdict) => void
  mayNot: string | undefined
  /** The plan lets staff decide on many at once. */
  mayDecideMany: boolean
  selection: SelectionAccess | undefined
  openId: string | undefined
  onOpen: (row: Invitation) => void
  empty: ReactNode
}

const hrefOf = ({ bidderId }: Invitation): string => `${paths.bidders}/${bidderId}`

/** The decisions on an auction: A and D decide and move on to the next row, Enter opens the bidder. */
export const QueueTable = (props: QueueTableProps) => {
  const { auction, state, change, queue, groups, rows, decide, onDecide, mayNot, mayDecideMany, selection, openId, onOpen, empty } = props
  const format = useFormat()
  const review = state.state === 'review'
  const phone = !useWide(641)
  const [why, setWhy] = useState<{ row: Invitation; anchor: HTMLElement }>()
  const layout = useListLayout<string>(review ? reviewList : decidedList)
  const scoreType = scoreTypeOf(rows, auction.autoInviteThreshold?.useNationalScore ? 'national' : 'local')
  const onUndo = useStable((row: Invitation) => void decide.undo(row))
  const columns = useMemo(
    () =>
      columnsOf({
        format,
        review,
        scoreType,
        mayNot,
        onDecide,
        onUndo,
        onWhy: (row, anchor) => setWhy({ row, anchor }),
      }),
    [format, review, scoreType, mayNot, onDecide, onUndo],
  )
  const key = (letter: string, label: string, verdict: Verdict) => ({
    key: letter,
    label,
    run: (row: Invitation) => verdict !== row.state && onDecide(row, verdict),
  })
  const fetched = selection?.fetched
  useEffect(() => {
    for (const { id, rows } of groups) fetched?.(id, rows)
  }, [fetched, groups])
  const grouped = groups.map(({ id, summary, rows, pages }): RowGroup<Invitation> => {
    const left = summary.count - rows.length
    return {
      id,
      label: invitationText.groups[id],
      count: summary.count,
      note: groupNote(summary),
      rows,
      action: mayDecideMany && (
        <GroupAction group={summary} rows={rows} auction={auction} filter={filterOf(state)} decide={decide} mayNot={mayNot} />
      ),
      ...(pages.hasMore && {
        more: { label: invitationText.more({ count: format.number(Math.min(left, laterPage)) }), onMore: pages.loadMore },
      }),
    }
  })
  const total = queue.summary.data?.matching[state.state]
  const source = review ? sourceOf(queue) : queue.list
  return (
    <>
      <DataTable
        label={invitationText.listLabel}
        columns={columns}
        layout={layout}
        rows={rows}
        groups={review ? grouped : undefined}
        folding={queue.folding}
        total={{ count: Math.max(total ?? 0, rows.length), atLeast: total === undefined }}
        listKey={`${auction.id} ${JSON.stringify({ ...state, tier: state.tier.join() })}`}
        source={source}
        nameOf={nameOf}
        hrefOf={hrefOf}
        marksCurrent
        openId={openId}
        onOpen={onOpen}
        sort={sortOf<SortColumn>(state.sort)}
        onSort={(sort) => change({ sort: sortWord(sort as SortState<SortColumn>) })}
        selection={phone ? undefined : selection}
        rowKeys={
          mayNot === undefined && state.state !== 'invited'
            ? [key('a', invitationText.approve, 'invited'), key('d', invitationText.deny, 'denied')]
            : undefined
        }
        loadFailed={invitationText.loadFailed}
        empty={empty}
      />
      {why && (
        <OpenPopover
          anchor={why.anchor}
          label={invitationText.reasonsOf({ name: why.row.bidderName })}
          width={520}
          sheet
          onClose={() => setWhy(undefined)}
        >
          {() => <DecisionReasons row={why.row} />}
        </OpenPopover>
      )}
    </>
  )
}

/** The queue as one source: the summary brings the groups, each group its rows. */
const sourceOf = ({ summary, groups, reload }: ReturnType<typeof useQueue>) => ({
  error: summary.error ?? groups.find(({ pages }) => pages.error !== undefined)?.pages.error,
  loading: summary.loading,
  refreshing: summary.refreshing || groups.some(({ isOpen, pages }) => isOpen && (pages.refreshing || pages.loading)),
  reload,
  hasMore: false,
  loadMore: () => undefined,
})
