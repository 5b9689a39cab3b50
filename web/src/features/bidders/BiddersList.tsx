import { type BidderSummary, listBidders } from '@auctionwiz/contracts/bidders'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFeatures } from '../../app/features.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { type ListTotal, listTotal } from '../../ui/data-table/list-total.ts'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import type { RowMenu, SortState } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { useSelection } from '../../ui/data-table/use-selection.ts'
import { lazyDialog, lazyInBackground, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { Page } from '../../ui/Page.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { useIdle } from '../../ui/use-idle.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { BidderDialogs, useBidderDialogs } from './BidderDialogs.tsx'
import { BiddersTitle } from './BiddersTitle.tsx'
import { BidderTabRow } from './BidderTabRow.tsx'
import { BidderDock, BidderToolRow } from './BidderTools.tsx'
import { type BiddersAccess, BiddersContext } from './bidders-context.ts'
import { bidderList, columnsOf, toneOf } from './columns.tsx'
import { loadFilters } from './FilterBidders.tsx'
import { ListFooter } from './ListFooter.tsx'
import { filtersInForce, isFiltered, laterPageSize, listKeyOf, listQuery, type SortColumn, selectionKeyOf } from './list-state.ts'
import { bidderText } from './messages.ts'
import { TabPanel } from './TabPanel.tsx'
import { useBidderAddress } from './use-bidder-address.ts'
import { useListState } from './use-list-state.ts'
import { loadBidderPanel, usePrefetchBidder } from './use-prefetch-bidder.ts'
import { useRemoveBidder } from './use-remove-bidder.ts'
import { useTotals } from './use-totals.ts'

const BidderChips = lazyInBackground(() => import('./BidderChips.tsx'))
const loadRowMenu = () => import('./BidderRowMenu.tsx')
const BidderRowMenu = lazyPart(loadRowMenu)
const BidderPanel = lazyPart(loadBidderPanel)
const ImportBidders = lazyDialog(() => import('./importing/ImportBidders.tsx'))
const loadAddBidder = () => import('./AddBidder.tsx')
const AddBidder = lazyDialog(loadAddBidder)
const loadScoring = () => import('./scoring/ScoringSettings.tsx')
const ScoringSettings = lazyDialog(loadScoring)
const NoBidders = lazyPart(() => import('./NoBidders.tsx'))
const DefaultView = lazyInBackground(() => import('./view/DefaultView.tsx'))
const RescoreProgress = lazyInBackground(() => import('./scoring/RescoreProgress.tsx'))

/** Low priority: the rows load first, then what opens from them. */
const InTime = () => {
  const idle = useIdle()
  useEffect(() => {
    if (idle) for (const load of [loadRowMenu, loadBidderPanel, loadFilters, loadAddBidder, loadScoring]) prefetch(load)
  }, [idle])
  return (
    idle && (
      <Suspense fallback={null}>
        <RescoreProgress />
        <DefaultView />
      </Suspense>
    )
  )
}

const biddersIn = ({ bidders }: AnswerOf<typeof listBidders>): readonly BidderSummary[] => bidders
const nameOf = ({ name }: BidderSummary): string => name
const hrefOf = ({ id }: BidderSummary): string => `${paths.bidders}/${id}`
const menuLabel = ({ name }: BidderSummary): string => bidderText.actionsFor({ name })

/** The bidders of the house, searched, filtered and sorted by the service, with one record open next to the list. */
export const BiddersList = () => {
  const { state, change } = useListState()
  const search = useCallback((text: string) => change({ search: text }), [change])
  const [typed, type] = useSearchText(state.search, search)
  const pages = usePages(listBidders, { query: listQuery(state) }, { limit: laterPageSize })
  const { removed, mayUndo, removeNow } = useRemoveBidder(pages.reload)
  const totals = useTotals(state, pages.data?.[0])
  const rows = useRows(pages.data, biddersIn, removed)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, removed.size)
  const has = useFeatures()
  const maySelect = useCan('bidders:bulk_actions') && has('bulk-operations')
  const selected = useSelection(rows, selectionKeyOf(state))
  const selection = maySelect ? selected : undefined
  const address = useBidderAddress()
  const { openId, open, close, openSettings } = address
  const dialogs = useBidderDialogs()
  const format = useFormat()
  const numberOf = ({ count, atLeast }: ListTotal) => (atLeast ? bidderText.atLeast({ count: format.number(count) }) : format.number(count))
  const all = totals && isFiltered(state) ? format.number(totals.all - removed.size) : undefined
  const phone = !useWide(641)
  const onNear = usePrefetchBidder()
  const { edit, remove, invite } = dialogs
  const layout = useListLayout(bidderList)
  const columns = useColumns(columnsOf, state.scoreType, format)
  const tone = useMemo(() => toneOf(state.scoreType), [state.scoreType])
  const [selecting, setSelecting] = useState(false)
  const select = (on: boolean) => {
    setSelecting(on)
    if (!on) selection?.clear()
  }
  const tools = { state, change, typed, onType: type }
  const menu = useMemo<RowMenu<BidderSummary>>(
    () => ({
      label: menuLabel,
      render: (opened, onClose) => (
        <Suspense fallback={null}>
          <BidderRowMenu menu={opened} onClose={onClose} onOpen={open} onEdit={edit} onInvite={(one) => invite([one])} onRemove={remove} />
        </Suspense>
      ),
    }),
    [open, edit, invite, remove],
  )
  const mayEdit = useCan('bidders:edit')
  const mayInvite = useCan('bidders:invite')
  const rowKeys = [
    ...(mayEdit ? [{ key: 'e', label: bidderText.editDetails, run: ({ id }: BidderSummary) => edit(id) }] : []),
    ...(mayInvite ? [{ key: 'i', label: bidderText.sendInvite, run: (bidder: BidderSummary) => invite([bidder]) }] : []),
  ]
  const mayAdd = useCan('bidders:create')
  // An open profile has its own N: a note.
  useShortcuts(mayAdd && openId === undefined ? [{ key: 'n', label: bidderText.addBidder, run: address.add }] : [])
  const inviteOne = (bidder: Parameters<typeof invite>[0][number]) => invite([bidder])
  const access: BiddersAccess = { state, change, rows, total, openId, open, close, edit, invite: inviteOne, remove, reload: pages.reload }

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
          total={isFiltered(state) ? all : pages.data && numberOf(total)}
          phone={phone}
          listed
          onAdd={address.add}
          onScoreSettings={openSettings}
          onImport={address.openImport}
        />
        <BidderTabRow path="" />
        {!phone && <BidderToolRow {...tools} />}
        {filtersInForce(state) > 0 && (
          <Suspense fallback={null}>
            <BidderChips state={state} change={change} />
          </Suspense>
        )}
        {pages.data && <InTime />}
        <TabPanel path="">
          <DataTable
            label={phone ? bidderText.titleShort : bidderText.tableLabel}
            columns={columns}
            layout={layout}
            rows={rows}
            total={total}
            listKey={listKeyOf(state)}
            source={pages}
            nameOf={nameOf}
            hrefOf={hrefOf}
            toneOf={tone}
            openId={openId}
            onOpen={({ id }) => open(id)}
            onNear={({ id }) => onNear(id)}
            sort={sortOf<SortColumn>(state.sort)}
            onSort={(sort) => change({ sort: sortWord(sort as SortState<SortColumn>) })}
            selection={selection}
            selecting={selecting}
            menu={menu}
            rowKeys={rowKeys}
            loadFailed={bidderText.loadFailed}
            empty={
              <Suspense fallback={null}>
                <NoBidders state={state} change={change} onAdd={address.add} />
              </Suspense>
            }
          />
        </TabPanel>
        {(!phone || selecting) && (
          <ListFooter
            totals={totals}
            rows={rows}
            total={total}
            all={isFiltered(state) ? all : undefined}
            state={state}
            selection={selection}
          />
        )}
        {phone && <BidderDock {...tools} selecting={selecting} onSelecting={selection && select} />}
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
