import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { type LotSummary, listLots } from '@auctionwiz/contracts/lots'
import { CheckboxChecked20Regular } from '@fluentui/react-icons/headless/svg/checkbox-checked'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { NumberSymbol20Regular } from '@fluentui/react-icons/headless/svg/number-symbol'
import { Suspense, useCallback, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { shownText } from '../../ui/data-table/shown-text.ts'
import { sortProps } from '../../ui/data-table/sort-props.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { TotalsRow } from '../../ui/data-table/TotalsRow.tsx'
import type { RowMenu } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { usePagedRows } from '../../ui/data-table/use-paged-rows.ts'
import { useSelection } from '../../ui/data-table/use-selection.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Dock, Page, PageFooter, Spacer, ToolRow } from '../../ui/Page.tsx'
import { usePrintKey } from '../../ui/print/use-print-key.ts'
import { useWide } from '../../ui/use-wide.ts'
import { AuctionHead, AuctionTabPanel } from '../auctions/AuctionHead.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { auctionText } from '../auctions/messages.ts'
import { isInSaleroom } from '../auctions/use-auction-moves.ts'
import type { RefusedLot } from './change-many.ts'
import { CatalogueButtons, FileButtons } from './files/LotFileButtons.tsx'
import { LotDialogs, useLotDialogs } from './LotDialogs.tsx'
import { LotSearch, LotStateSelect, LotStates } from './LotTools.tsx'
import { totalCells } from './LotTotals.tsx'
import { columnsOf, lotList } from './lot-columns.tsx'
import { type LotAddress, lotAddress, lotsPath, type SortColumn } from './lot-list.ts'
import { lotText } from './messages.ts'
import { NoLots } from './NoLots.tsx'
import { NumberingNotice } from './NumberingNotice.tsx'
import { useLotReasons } from './use-lot-reasons.ts'
import { useSettle } from './use-settle.ts'

const LotMenu = lazyPart(() => import('./LotMenu.tsx'))
const LotPanel = lazyPart(() => import('./LotPanel.tsx'))
const LotBulkBar = lazyPart(() => import('./LotBulkBar.tsx'))
const CreateLot = lazyDialog(() => import('./CreateLot.tsx'))

const RenumberLots = lazyDialog(() => import('./RenumberLots.tsx'))
const RefusedLots = lazyDialog(() => import('./RefusedLots.tsx'))
const ImportLots = lazyDialog(() => import('./files/ImportLots.tsx'))
const CatalogueSheet = lazyDialog(() => import('./CatalogueSheet.tsx'))

const lotsIn = ({ lots }: AnswerOf<typeof listLots>): readonly LotSummary[] => lots
const nameOf = ({ lotNumber, title }: LotSummary): string => lotText.named({ number: lotNumber, title })
const hrefOf = ({ id, auctionId }: LotSummary): string => `${lotsPath(auctionId)}/${id}`

/** The catalogue of an auction as a table, with one lot next to it. */
export const LotsList = ({ auction, address }: { auction: Auction; address: LotAddress }) => {
  const { state, change, openId, adding, open, add, close } = address
  const { currency } = auction
  const list = usePagedRows(listLots, { params: { id: auction.id }, query: lotAddress.query(state) }, lotsIn)
  const { source, rows, total } = list
  const selected = useSelection(rows, JSON.stringify([state.search, state.state]))
  const totals = source.data?.[0]?.totals
  const format = useFormat()
  const money = lotMoney(currency)
  const layout = useListLayout(lotList)
  const columns = useColumns(columnsOf, money)
  const dialogs = useLotDialogs()
  const settle = useSettle()
  const reasons = useLotReasons(auction)
  const phone = !useWide(641)
  const [selecting, setSelecting] = useState(false)
  const [renumbering, setRenumbering] = useState(false)
  const [importing, setImporting] = useState(false)
  const startImport = () => setImporting(true)
  const [refused, setRefused] = useState<readonly RefusedLot[]>([])
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  usePrintKey(() => setPrinting(true))
  const mayEdit = reasons.of('edit')
  const selection = mayEdit === undefined ? selected : undefined
  const inSaleroom = mayEdit === undefined && isInSaleroom(auction)
  const mayAdd = reasons.of('add')
  const { ask } = dialogs
  const menu: RowMenu<LotSummary> = {
    label: menuLabel,
    render: ({ row, anchor }, onClose) => (
      <Suspense fallback={null}>
        <LotMenu lot={row} reasons={reasons} settle={settle} anchor={anchor} onClose={onClose} onOpen={open} onAsk={ask} />
      </Suspense>
    ),
    onCards: true,
  }
  const withReason = (action: 'edit' | 'sell') => (lot: LotSummary) => {
    if (reasons.of(action, lot.state) === undefined) ask(action, lot)
  }
  const rowKeys = [
    { key: 'e', label: lotText.edit, run: withReason('edit') },
    { key: 's', label: lotText.actions.sell, run: withReason('sell') },
  ]
  const stopSelecting = () => {
    setSelecting(false)
    selected.clear()
  }
  const hasNone = totals?.lots === 0
  const tools = { state, change, totals }
  const shown = source.data && shownText(lotText, rows.length, total, format)
  return (
    <Page
      panel={
        openId !== undefined && (
          <Suspense fallback={null}>
            <LotPanel
              key={openId}
              auction={auction}
              lotId={openId}
              rows={rows}
              reasons={reasons}
              settle={settle}
              onOpen={open}
              onClose={close}
              onAsk={ask}
            />
          </Suspense>
        )
      }
    >
      <AuctionHead
        auction={auction}
        selected="lots"
        mark={!phone && openId === undefined && <span className={look('caption')}>{format.zonedTime(auction.startDate)}</span>}
      >
        <CatalogueButtons auctionId={auction.id} onImport={startImport} onPrint={() => setPrinting(true)} />
        <AddButton look={inSaleroom ? 'secondary' : 'primary'} reason={mayAdd} onAdd={add}>
          {lotText.add}
        </AddButton>
        {inSaleroom && (
          <ButtonLink look="primary" icon={<Gavel20Regular />} to={`${paths.auctions}/${auction.id}/clerk`}>
            {auctionText.openClerk}
          </ButtonLink>
        )}
      </AuctionHead>
      {!phone && (
        <>
          <ToolRow>
            <LotSearch {...tools} />
            <Spacer />
            <Button
              look="subtle"
              icon={<NumberSymbol20Regular />}
              reason={reasons.of('changeTerms')}
              onPointerEnter={prefetchDialog}
              onClick={() => setRenumbering(true)}
            >
              {lotText.renumber}
            </Button>
            <FileButtons auctionId={auction.id} onImport={startImport} />
          </ToolRow>
          {!hasNone && <LotStates {...tools} />}
        </>
      )}
      {source.data?.[0]?.numbering && <NumberingNotice auctionId={auction.id} reason={mayEdit} />}
      <AuctionTabPanel tab="lots">
        <DataTable
          label={lotText.tableLabel}
          columns={columns}
          layout={layout}
          {...list}
          listKey={JSON.stringify(lotAddress.query(state))}
          nameOf={nameOf}
          hrefOf={hrefOf}
          openId={openId}
          onOpen={({ id }) => open(id)}
          {...sortProps<SortColumn>(state.sort, change)}
          selection={selection}
          selecting={selecting}
          menu={menu}
          rowKeys={rowKeys}
          loadFailed={lotText.loadFailed}
          empty={<NoLots state={state} change={change} reason={mayAdd} onAdd={add} onImport={startImport} />}
          totals={(columns) => totals && <TotalsRow columns={columns} hasMenu cells={totalCells(totals, money)} />}
        />
      </AuctionTabPanel>
      {selection && !isEmptySelection(selection.selection) ? (
        <Suspense fallback={<PageFooter tone="selected">{null}</PageFooter>}>
          <LotBulkBar
            auction={auction}
            access={selection}
            rows={rows}
            total={total}
            state={state}
            reasons={reasons}
            onRefused={setRefused}
          />
        </Suspense>
      ) : hasNone ? null : (
        <TableFooter count={phone && totals?.hammer ? lotText.hammerTotal({ amount: money.amount(totals.hammer) }) : shown} />
      )}
      {phone && (
        <Dock>
          <LotSearch {...tools} />
          <LotStateSelect {...tools} />
          {selection && !hasNone && (
            <Button
              icon={selecting ? <Dismiss20Regular /> : <CheckboxChecked20Regular />}
              aria-label={selecting ? lotText.selectDone : lotText.select}
              onClick={() => (selecting ? stopSelecting() : setSelecting(true))}
            />
          )}
        </Dock>
      )}
      <LotDialogs dialogs={dialogs} auction={auction} onRemoved={close} />
      {refused.length > 0 && (
        <Suspense fallback={null}>
          <RefusedLots refused={refused} onClose={() => setRefused([])} />
        </Suspense>
      )}
      {renumbering && (
        <Suspense fallback={null}>
          <RenumberLots auctionId={auction.id} onClose={() => setRenumbering(false)} />
        </Suspense>
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportLots auctionId={auction.id} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {printing && (
        <Suspense fallback={null}>
          <CatalogueSheet auction={auction} onDone={printed} />
        </Suspense>
      )}
      {adding && (
        <Suspense fallback={null}>
          <CreateLot auction={auction} onClose={close} onOpen={open} />
        </Suspense>
      )}
    </Page>
  )
}

const menuLabel = ({ lotNumber }: LotSummary): string => lotText.actionsFor({ number: lotNumber })
