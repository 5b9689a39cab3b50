import { type AuctionSummary, auctionStatuses, auctionViews, listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload'
import { CalendarMonth20Regular } from '@fluentui/react-icons/headless/svg/calendar-month'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { TextBulletList20Regular } from '@fluentui/react-icons/headless/svg/text-bullet-list'
import { Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { type Format, useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { cityOf } from '../../app/house-time.ts'
import { paths } from '../../app/paths.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import { shownText } from '../../ui/data-table/shown-text.ts'
import { sortProps } from '../../ui/data-table/sort-props.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { RowMenu } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { usePagedRows } from '../../ui/data-table/use-paged-rows.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Dock, Page, Spacer, TitleButton, TitleRow, ToolRow } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AuctionDialogs, useAuctionDialogs } from './AuctionDialogs.tsx'
import styles from './Auctions.module.css'
import { AuctionTiles, type AuctionTotals } from './AuctionTiles.tsx'
import { columnsOf, hammerSum, listOf } from './auction-columns.tsx'
import { type AuctionListState, type AuctionView, auctionQuery, type SortColumn, useAuctionAddress } from './auction-list.ts'
import { dayIn } from './calendar/calendar.ts'
import { auctionText } from './messages.ts'
import { NoAuctions } from './NoAuctions.tsx'
import { isInSaleroom } from './use-auction-moves.ts'

const AuctionMenu = lazyPart(() => import('./AuctionMenu.tsx'))
const AuctionPanel = lazyPart(() => import('./AuctionPanel.tsx'))
const RunningSale = lazyPart(() => import('./RunningSale.tsx'))
const EditAuction = lazyPart(() => import('./EditAuction.tsx'))
const AssessmentPanel = lazyPart(() => import('../assessment/AssessmentPanel.tsx'))
const AuctionCalendar = lazyPart(() => import('./calendar/AuctionCalendar.tsx'))
const CreateAuction = lazyDialog(() => import('./CreateAuction.tsx'))

/** The auctions of the house. */
const AuctionsScreen = () => {
  if (useCan('auctions:view')) return <AuctionsList />
  return (
    <Page>
      <TitleRow title={auctionText.title} />
      <NoPermission permission="auctions:view" what={auctionText.noun} />
    </Page>
  )
}

const auctionsIn = ({ auctions }: { auctions: AuctionSummary[] }): readonly AuctionSummary[] => auctions
const nameOf = ({ title }: AuctionSummary): string => title
const hrefOf = ({ id }: AuctionSummary): string => `${paths.auctions}/${id}`

/** Tiles, tabs, the list, and one auction next to it. */
const AuctionsList = () => {
  const { state, change, openId, assessment, editing, adding, open, assess, edit, add, close } = useAuctionAddress()
  const { month } = state
  const { source, rows, total } = usePagedRows(listAuctions, month === undefined ? { query: auctionQuery(state) } : null, auctionsIn)
  const { data: totals } = useQuery(readAuctionTotals, {})
  const format = useFormat()
  const house = useHouse()
  const layout = useListLayout(listOf(state.view))
  const columns = useColumns(columnsOf, state.view, format, house.name)
  const dialogs = useAuctionDialogs()
  const phone = !useWide(641)
  const running = phone && month === undefined && state.view === 'current' ? rows.find(isInSaleroom) : undefined
  const listed = running ? rows.filter((row) => row !== running) : rows
  const mayAdd = usePermissionReason('auctions:create')
  const mayImport = usePermissionReason('auctions:import')
  const navigate = useNavigate()
  const mayEdit = useCan('auctions:edit')
  const menu = useMemo<RowMenu<AuctionSummary>>(
    () => ({
      label: ({ title }) => auctionText.actionsFor({ title }),
      render: ({ row, anchor }, onClose) => (
        <Suspense fallback={null}>
          <AuctionMenu auction={row} anchor={anchor} onClose={onClose} onOpen={open} onAssess={assess} onEdit={edit} onAsk={dialogs.ask} />
        </Suspense>
      ),
      onCards: true,
    }),
    [open, assess, edit, dialogs.ask],
  )
  const rowKeys = mayEdit ? [{ key: 'e', label: auctionText.edit, run: ({ id }: AuctionSummary) => edit(id) }] : []
  const tools = <AuctionTools state={state} change={change} phone={phone} />
  return (
    <Page
      panel={
        openId !== undefined && (
          <Suspense fallback={null}>
            {editing ? (
              <EditAuction key={openId} id={openId} rows={rows} onEdit={edit} onClose={() => open(openId)} />
            ) : assessment ? (
              <AssessmentPanel key={openId} id={openId} tab={assessment} rows={rows} onShow={assess} onClose={close} />
            ) : (
              <AuctionPanel
                key={openId}
                id={openId}
                rows={rows}
                onOpen={open}
                onEdit={edit}
                onAssess={assess}
                onClose={close}
                onAsk={dialogs.ask}
              />
            )}
          </Suspense>
        )
      }
    >
      <TitleRow
        title={phone ? auctionText.titleShort : auctionText.title}
        count={phone && totals ? format.number(totals.total) : undefined}
      >
        <TitleButton icon={<Mail20Regular />} onClick={() => void navigate(`${paths.auctions}/campaigns`)}>
          {auctionText.campaigns}
        </TitleButton>
        <TitleButton
          icon={<ArrowUpload20Regular />}
          reason={mayImport}
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => void navigate(`${paths.auctions}/import`)}
        >
          {auctionText.importAuctions}
        </TitleButton>
        <AddButton reason={mayAdd} onAdd={add}>
          {auctionText.create}
        </AddButton>
      </TitleRow>
      <p className={classes(look('fixed', 'padSidesXXL', 'caption', 'soft', 'notOnPhone'), styles.subtitle)}>{auctionText.subtitle}</p>
      <AuctionTiles totals={totals} />
      {month === undefined && (
        <Tabs
          name="auctions"
          label={auctionText.screenTabs}
          selected={state.view}
          onSelect={(view) => change({ view, status: undefined })}
          tabs={auctionViews.map((id) => ({
            id,
            label: auctionText.tabs[id],
            ...(totals && { count: format.number(countOf(totals, id)) }),
          }))}
        />
      )}
      {!phone && <ToolRow>{tools}</ToolRow>}
      {running && (
        <Suspense fallback={null}>
          <RunningSale sale={running} />
        </Suspense>
      )}
      {month === undefined ? (
        <div
          className={look('stack', 'fill', 'anchor', 'hugs')}
          role="tabpanel"
          id="auctions-panel"
          aria-labelledby={`auctions-tab-${state.view}`}
        >
          <DataTable
            label={auctionText.tableLabel}
            columns={columns}
            layout={layout}
            rows={listed}
            total={running ? { ...total, count: total.count - 1 } : total}
            listKey={JSON.stringify(auctionQuery(state))}
            source={source}
            nameOf={nameOf}
            hrefOf={hrefOf}
            openId={openId}
            onOpen={({ id }) => open(id)}
            {...sortProps<SortColumn>(state.sort, change)}
            menu={menu}
            rowKeys={rowKeys}
            loadFailed={auctionText.loadFailed}
            empty={running ? null : <NoAuctions state={state} change={change} onAdd={add} />}
          />
        </div>
      ) : (
        <Suspense fallback={null}>
          <AuctionCalendar month={month} state={state} change={change} openId={openId} />
        </Suspense>
      )}
      {phone ? <Dock>{tools}</Dock> : <Footer rows={rows} total={source.data && month === undefined ? total : undefined} format={format} />}
      <AuctionDialogs dialogs={dialogs} onOpen={open} />
      {adding && (
        <Suspense fallback={null}>
          <CreateAuction onClose={close} onOpen={open} />
        </Suspense>
      )}
    </Page>
  )
}

const countOf = ({ active, upcoming, completed, cancelled }: AuctionTotals, view: AuctionView): number =>
  ({ current: active, upcoming, past: completed + cancelled })[view]

interface ToolsProps {
  state: AuctionListState
  change: (change: Partial<AuctionListState>) => void
  phone: boolean
}

const AuctionTools = ({ state, change, phone }: ToolsProps) => {
  const { timeZone } = useFormat()
  const inCalendar = state.month !== undefined
  const showAs = (calendar: boolean) => change({ month: calendar ? dayIn(timeZone)(new Date().toISOString()).slice(0, 7) : undefined })
  return (
    <>
      <ListSearch placeholder={auctionText.search} state={state} change={change} />
      <FilterSelect
        className={look('fixed', 'wide140')}
        label={auctionText.statusFilter}
        all={auctionText.allStatuses}
        names={auctionText.statuses}
        values={auctionStatuses}
        chosen={state.status}
        onChange={(status) => change({ status })}
      />
      {phone ? (
        <Button
          icon={inCalendar ? <TextBulletList20Regular /> : <CalendarMonth20Regular />}
          aria-label={inCalendar ? auctionText.list : auctionText.calendar}
          onClick={() => showAs(!inCalendar)}
        />
      ) : (
        <>
          <Spacer />
          <SegmentedSwitch
            label={auctionText.viewSwitch}
            options={[
              { value: 'list', label: auctionText.list },
              { value: 'calendar', label: auctionText.calendar },
            ]}
            value={inCalendar ? 'calendar' : 'list'}
            onChange={(value) => showAs(value === 'calendar')}
          />
        </>
      )}
    </>
  )
}

interface FooterProps {
  rows: readonly AuctionSummary[]
  total: ListTotal | undefined
  format: Format
}

/** How many are shown, what those that are over brought, and in which zone all times are. */
const Footer = ({ rows, total, format }: FooterProps) => {
  const shown = format.number(rows.length)
  const hammer = hammerSum(rows)
  const zone = format.zonedTime(new Date().toISOString()).split(' ').at(-1) ?? ''
  return (
    <TableFooter
      count={total && shownText(auctionText, rows.length, total, format)}
      figures={[
        ...(hammer === '' ? [] : [auctionText.hammerOfShown({ shown, amount: hammer })]),
        auctionText.times({ city: cityOf(format.timeZone), zone }),
      ]}
    />
  )
}

export default AuctionsScreen
