import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { type Invitation, listInvitations } from '@auctionwiz/contracts/bidder-invitations'
import { bulkIdLimit } from '@auctionwiz/contracts/bulk'
import { reviewGroups } from '@auctionwiz/contracts/invitation-decisions'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useFeatures } from '../../app/features.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { useOpenBidder } from '../../app/use-open-bidder.ts'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { useSelection } from '../../ui/data-table/use-selection.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { PageFooter } from '../../ui/Page.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { useWide } from '../../ui/use-wide.ts'
import { InvitationWork } from './InvitationWork.tsx'
import { NoDecisions } from './NoDecisions.tsx'
import { QueueDock } from './QueueDock.tsx'
import { QueueTable } from './QueueTable.tsx'
import { filterOf, type QueueState } from './queue-state.ts'
import { useCurrentCard } from './use-current-card.ts'
import { useDecide, type Verdict } from './use-decide.ts'
import { useGroupRows } from './use-group-rows.ts'
import { invitationsIn, laterPage, type Summary, useQueue } from './use-queue.ts'

const QueueBulkBar = lazyPart(() => import('./QueueBulkBar.tsx'))

export interface DecisionsProps {
  auction: AuctionSummary
  state: QueueState
  change: (change: Partial<QueueState>) => void
  onRun: () => void
  /** What stands above the list: the states with their counts, search and filter. */
  head: (counts: Summary['counts'] | undefined) => ReactNode
}

/** The decisions on an auction in one state, how to select and decide, and on the phone the current bidder under the thumb. */
export const Decisions = ({ auction, state, change, onRun, head }: DecisionsProps) => {
  const phone = !useWide(641)
  const call = useCall()
  const has = useFeatures()
  const queue = useQueue(auction.id, state)
  const decide = useDecide()
  const groups = useGroupRows(queue.groups, decide.gone)
  const listed = useRows(queue.list.data, invitationsIn, decide.gone)
  const review = state.state === 'review'
  const rows = useMemo(() => (review ? groups.flatMap(({ rows }) => rows) : listed), [review, groups, listed])
  const filter = filterOf(state)
  const selected = useSelection(rows, `${auction.id} ${state.state} ${JSON.stringify(filter)}`)
  const mayNot = usePermissionReason('bidders:approve')
  const maySelect = has('bulk-operations') && !phone
  const bidder = useOpenBidder()
  const card = useCurrentCard(rows)
  const opened = rows.find(({ bidderId }) => bidderId === bidder.openId)
  const summary = queue.summary.data
  const { open } = bidder
  const onDecide = useStable((row: Invitation, verdict: Verdict) => {
    // Beside an open bidder the next one opens.
    const at = rows.indexOf(row)
    const next = rows[at + 1] ?? rows[at - 1]
    if (row.bidderId === bidder.openId) open(next?.bidderId)
    if (next) card.choose(next)
    void decide.decide(row, verdict)
  })

  const { selection } = selected
  const chosen = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection.ids])
  const inOne = groups.find(
    (group) => group.id === selection.group || (chosen.length > 0 && chosen.every((row) => group.rows.includes(row))),
  )
  const scope = selection.all && !selection.group ? undefined : inOne
  const total = scope?.summary.count ?? summary?.matching[state.state] ?? rows.length
  const readAll = async () => {
    const all: Invitation[] = []
    const group = scope ? { group: scope.id } : {}
    for (let page: string | undefined; ; ) {
      const query = { ...filter, auctionId: auction.id, state: state.state, ...group, limit: laterPage, ...(page && { page }) }
      const answer = await call(listInvitations, { query })
      all.push(...answer.invitations)
      page = answer.nextPage
      if (page === undefined || all.length >= bulkIdLimit) return all.slice(0, bulkIdLimit)
    }
  }
  const decideChosen = async (verdict: Verdict) => {
    // A selected group that has emptied meanwhile is still the group, never all.
    const group = reviewGroups.find((id) => id === selection.group)
    const what = group ? { group } : selection.all ? { all: true as const } : { ids: [...selection.ids] }
    const shown = selection.all && !selection.group ? rows : chosen
    if (await decide.decideMany({ auctionId: auction.id, filter, shown, ...what }, verdict)) selected.clear()
  }

  return (
    <>
      {head(summary?.counts)}
      <Below tab={phone ? `invitations-tab-${state.state}` : undefined}>
        <InvitationWork onDone={queue.reload} />
        <QueueTable
          auction={auction}
          state={state}
          change={change}
          queue={queue}
          groups={groups}
          rows={rows}
          decide={decide}
          onDecide={onDecide}
          mayNot={mayNot}
          mayDecideMany={has('bulk-operations')}
          selection={maySelect ? selected : undefined}
          openId={phone && review ? card.current?.id : opened?.id}
          onOpen={phone && review ? card.choose : ({ bidderId }) => open(bidderId)}
          empty={<NoDecisions state={state} change={change} counts={summary?.counts} auction={auction} onRun={onRun} />}
        />
        {maySelect && !isEmptySelection(selection) && (
          <Suspense fallback={<PageFooter tone="selected">{null}</PageFooter>}>
            <QueueBulkBar
              access={selected}
              total={total}
              onSelectAll={scope && (() => selected.allOf(scope.id, scope.rows))}
              chosen={chosen}
              readAll={readAll}
              onDecide={review ? (verdict) => void decideChosen(verdict) : undefined}
              busy={decide.busy}
              mayNot={mayNot}
            />
          </Suspense>
        )}
        {phone && review && card.current && (
          <QueueDock
            row={card.current}
            place={placeIn(groups, card.current)}
            mayNot={mayNot}
            onDecide={onDecide}
            onOpen={({ bidderId }) => open(bidderId)}
          />
        )}
      </Below>
    </>
  )
}

/** What the states choose: on the phone the content of a tab. */
const Below = ({ tab, children }: { tab: string | undefined; children: ReactNode }) =>
  tab === undefined ? (
    children
  ) : (
    <div role="tabpanel" id="invitations-panel" aria-labelledby={tab} className={look('stack', 'fill', 'hugs')}>
      {children}
    </div>
  )

/** Which one of its group the row is, from 1. */
const placeIn = (groups: ReturnType<typeof useGroupRows>, row: Invitation): { at: number; of: number } => {
  const group = groups.find(({ rows }) => rows.includes(row))
  return { at: (group?.rows.indexOf(row) ?? 0) + 1, of: group?.summary.count ?? 1 }
}
