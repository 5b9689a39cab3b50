import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listPaymentsDue, type PaymentDue } from '@auctionwiz/contracts/payments-due'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings'
import { Suspense, useCallback, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { useSearchParams, withParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { listTotal } from '../../ui/data-table/list-total.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { RowMenu } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Dock, Spacer, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { ExportPayments } from './ExportPayments.tsx'
import { paymentsDueText as text } from './messages.ts'
import { type Asked, PaymentDialogs } from './PaymentDialogs.tsx'
import { columnsOf, paymentList, winnerName } from './payment-columns.tsx'

const PaymentMenu = lazyPart(() => import('./PaymentMenu.tsx'))

const states = ['unpaid', 'paid', 'all'] as const
type Shown = (typeof states)[number]

const duesIn = ({ paymentsDue }: AnswerOf<typeof listPaymentsDue>): readonly PaymentDue[] => paymentsDue
const noHref = () => undefined

/** Winners who owe money, of the house or of the auction in the address; a row opens what was sent and paid. */
const UnpaidWinners = ({ phone }: { phone: boolean }) => {
  const [maySeePayments, maySeeBidders] = [useCan('payments:view'), useCan('bidders:view')]
  if (!maySeePayments) return <NoPermission permission="payments:view" what={text.noun} compact />
  if (!maySeeBidders) return <NoPermission permission="bidders:view" what={text.noun} compact />
  return <WinnerList phone={phone} />
}

const WinnerList = ({ phone }: { phone: boolean }) => {
  const [params, setParams] = useSearchParams()
  const [search, auctionId] = [params.get('q')?.trim() ?? '', params.get('auction') ?? undefined]
  const state: Shown = states.find((one) => one === params.get('paid')) ?? 'unpaid'
  const change = useCallback(
    (next: Record<string, string | undefined>) => setParams((current) => withParams(current, next), { replace: true }),
    [setParams],
  )
  const filter = {
    ...(search !== '' && { search }),
    ...(auctionId !== undefined && { auctionId }),
    ...(state !== 'all' && { state }),
  }
  const query = { limit: 50, ...filter }
  const pages = usePages(listPaymentsDue, { query }, { limit: 200 })
  const rows = useRows(pages.data, duesIn)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, 0)
  const format = useFormat()
  const layout = useListLayout(paymentList)
  const columns = useColumns(columnsOf, format)
  const [asked, setAsked] = useState<Asked>()
  const menu: RowMenu<PaymentDue> = {
    label: (row) => text.actionsFor({ name: winnerName(row) }),
    render: ({ row, anchor }, onClose) => (
      <Suspense fallback={null}>
        <PaymentMenu due={row} anchor={anchor} onClose={onClose} onAsk={setAsked} />
      </Suspense>
    ),
    onCards: true,
  }
  const filtered = search !== '' || state !== 'unpaid' || auctionId !== undefined
  const typeSearch = useCallback((q: string) => change({ q: q === '' ? undefined : q }), [change])
  const [typed, type] = useSearchText(search, typeSearch)
  const Tools = phone ? Dock : ToolRow
  const tools = (
    <Tools>
      <SearchBox placeholder={text.search} value={typed} onChange={type} />
      <span className={look('fixed')}>
        <Select
          aria-label={text.stateFilter}
          value={state}
          onChange={({ target }) => change({ paid: target.value === 'unpaid' ? undefined : target.value })}
        >
          <option value="unpaid">{text.states.unpaid}</option>
          <option value="paid">{text.states.paid}</option>
          <option value="all">{text.all}</option>
        </Select>
      </span>
      {auctionId !== undefined && <Button onClick={() => change({ auction: undefined })}>{text.allAuctions}</Button>}
      {!phone && <Spacer />}
      <ExportPayments query={filter} phone={phone} />
      <Button
        icon={<Settings20Regular />}
        {...(phone && { 'aria-label': text.settings })}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={() => setAsked({ question: 'settings' })}
      >
        {!phone && text.settings}
      </Button>
    </Tools>
  )
  return (
    <>
      {!phone && tools}
      <DataTable
        label={text.tableLabel}
        columns={columns}
        layout={layout}
        rows={rows}
        total={total}
        listKey={JSON.stringify(query)}
        source={pages}
        nameOf={winnerName}
        hrefOf={noHref}
        openId={undefined}
        onOpen={(due) => setAsked({ question: 'details', due })}
        menu={menu}
        loadFailed={text.loadFailed}
        empty={
          <EmptyState
            icon={<CheckmarkCircle20Regular width={24} height={24} />}
            title={filtered ? text.noMatchTitle : text.noneTitle}
            actions={
              filtered ? (
                <Button look="primary" onClick={() => change({ q: undefined, paid: undefined, auction: undefined })}>
                  {text.clear}
                </Button>
              ) : (
                <Button look="primary" onClick={() => setAsked({ question: 'settings' })}>
                  {text.settings}
                </Button>
              )
            }
          >
            {filtered ? text.noMatchText : text.noneText}
          </EmptyState>
        }
      />
      {phone ? tools : <TableFooter count={pages.data && text.shown({ shown: format.number(rows.length), count: total.count })} />}
      <PaymentDialogs asked={asked} onAsk={setAsked} onClose={() => setAsked(undefined)} />
    </>
  )
}

export default UnpaidWinners
