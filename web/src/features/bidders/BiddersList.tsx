import { listBidders } from '@auctionwiz/contracts/bidders'
import { lazy, Suspense, useCallback, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { fill } from '../../messages/index.ts'
import { Page } from '../../ui/Page.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { BidderCards } from './BidderCards.tsx'
import { BidderChips } from './BidderChips.tsx'
import { BidderDialogs, useBidderDialogs } from './BidderDialogs.tsx'
import { BidderRowMenu } from './BidderRowMenu.tsx'
import { BiddersTitle } from './BiddersTitle.tsx'
import { BidderTable } from './BidderTable.tsx'
import { BidderTabRow } from './BidderTabRow.tsx'
import { BidderDock, BidderToolRow } from './BidderTools.tsx'
import { type BiddersAccess, BiddersContext } from './bidders-context.ts'
import { useSelection } from './bulk/use-selection.ts'
import { ListFooter } from './ListFooter.tsx'
import { ListProblem } from './ListProblem.tsx'
import { laterPageSize, listQuery, toggleSort } from './list-state.ts'
import { type ListTotal, listTotal } from './list-total.ts'
import { bidderText } from './messages.ts'
import { NoBidders } from './NoBidders.tsx'
import { TabPanel } from './TabPanel.tsx'
import { useBidderAddress } from './use-bidder-address.ts'
import { useListState } from './use-list-state.ts'
import { usePrefetchBidder } from './use-prefetch-bidder.ts'
import { useRemoveBidder } from './use-remove-bidder.ts'
import { useRowMenu } from './use-row-menu.ts'
import { useRows } from './use-rows.ts'

const BidderPanel = lazy(() => import('./BidderPanel.tsx'))
const ImportBidders = lazy(() => import('./importing/ImportBidders.tsx'))
const AddBidder = lazy(() => import('./AddBidder.tsx'))
const ScoringSettings = lazy(() => import('./scoring/ScoringSettings.tsx'))
const DefaultView = lazy(() => import('./view/DefaultView.tsx'))
const RescoreProgress = lazy(() => import('./scoring/RescoreProgress.tsx'))

/** Low priority: the rows load first. */
const InTime = () =>
  useIdle() && (
    <Suspense fallback={null}>
      <RescoreProgress />
      <DefaultView />
    </Suspense>
  )

/** The bidders of the house, searched, filtered and sorted by the service, with one record open next to the list. */
export const BiddersList = () => {
  const { state, change } = useListState()
  const search = useCallback((text: string) => change({ search: text }), [change])
  const [typed, type] = useSearchText(state.search, search)
  const pages = usePages(listBidders, { query: listQuery(state) }, { limit: laterPageSize })
  const { removed, mayUndo, removeNow } = useRemoveBidder(pages.reload)
  const rows = useRows(pages.data, removed)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, removed.size)
  const selection = useSelection(rows, state)
  const address = useBidderAddress()
  const { openId, open, close, openSettings } = address
  const dialogs = useBidderDialogs()
  const format = useFormat()
  const numberOf = ({ count, atLeast }: ListTotal) =>
    atLeast ? fill(bidderText.atLeast, { count: format.number(count) }) : format.number(count)
  const phone = !useWide(641)
  const onNear = usePrefetchBidder()
  const { edit, remove, invite } = dialogs
  const menus = useRowMenu()
  const [selecting, setSelecting] = useState(false)
  const select = (on: boolean) => {
    setSelecting(on)
    if (!on) selection?.clear()
  }
  const tools = { state, change, typed, onType: type }
  const list = {
    rows,
    total,
    state,
    openId,
    onOpen: open,
    onNear,
    coming: pages.hasMore ? Math.min(Math.max(total.count - rows.length, 1), 20) : 0,
    onEnd: pages.loadMore,
    selection,
    menus,
  }
  const access: BiddersAccess = { state, change, rows, open, close, edit, remove, reload: pages.reload }
  const isEmpty = rows.length === 0 || pages.data === undefined

  return (
    <BiddersContext value={access}>
      <Page
        panel={
          openId !== undefined && (
            <Suspense fallback={null}>
              <BidderPanel id={openId} tab={address.tab} />
            </Suspense>
          )
        }
      >
        <BiddersTitle
          state={state}
          change={change}
          total={pages.data && numberOf(total)}
          phone={phone}
          narrow={openId !== undefined}
          onAdd={address.add}
          onScoreSettings={openSettings}
          onImport={address.openImport}
        />
        <BidderTabRow path="" />
        {!phone && <BidderToolRow {...tools} />}
        <BidderChips state={state} change={change} />
        {pages.data && <InTime />}
        <TabPanel path="">
          <ProgressLine active={pages.refreshing} />
          {pages.error !== undefined && !isEmpty && <ListProblem error={pages.error} onRetry={pages.reload} />}
          {isEmpty ? (
            <NoBidders pages={pages} state={state} change={change} onAdd={address.add} />
          ) : phone ? (
            <BidderCards {...list} selecting={selecting} />
          ) : (
            <BidderTable {...list} onSort={(column) => change({ sort: toggleSort(state.sort, column) })} />
          )}
        </TabPanel>
        {(!phone || selecting) && <ListFooter rows={isEmpty ? [] : rows} total={total} state={state} selection={selection} />}
        {phone && <BidderDock {...tools} selecting={selecting} onSelecting={selection && select} />}
        {menus.open && (
          <BidderRowMenu
            menu={menus.open}
            onClose={menus.close}
            onOpen={open}
            onEdit={edit}
            onScoreSettings={openSettings}
            onInvite={(one) => invite([one])}
            onRemove={remove}
          />
        )}
        <BidderDialogs
          dialogs={dialogs}
          mayUndo={mayUndo}
          onRemove={(bidder) => {
            if (openId === bidder.id) close()
            void removeNow(bidder)
          }}
          onSaved={pages.reload}
        />
        {address.settings && (
          <Suspense fallback={null}>
            <ScoringSettings tab={address.settings} onTab={openSettings} />
          </Suspense>
        )}
        {address.importing && (
          <Suspense fallback={null}>
            <ImportBidders tab={address.importing} onTab={address.openImport} onClose={close} />
          </Suspense>
        )}
        {address.adding && (
          <Suspense fallback={null}>
            <AddBidder />
          </Suspense>
        )}
      </Page>
    </BiddersContext>
  )
}
