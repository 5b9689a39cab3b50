import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listRegistrations, type Registration, registrationStates } from '@auctionwiz/contracts/registrations'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { listTotal } from '../../ui/data-table/list-total.ts'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { RowMenu, SortState } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Dock, Page, TitleButton, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { AuctionHead, AuctionTabPanel } from '../auctions/AuctionHead.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { registrationText as text } from './messages.ts'
import { type Ask, type Asked, RegistrationDialogs } from './RegistrationDialogs.tsx'
import { bidderName, columnsOf, registrationList } from './registration-columns.tsx'
import { type RegistrationAddress, registrationAddress, type SortColumn } from './registration-list.ts'
import { useRegistrationReasons, useSetState } from './use-registrations.ts'

const RegistrationMenu = lazyPart(() => import('./RegistrationMenu.tsx'))

const registrationsIn = ({ registrations }: AnswerOf<typeof listRegistrations>): readonly Registration[] => registrations
const nameOf = (row: Registration): string => text.named({ paddle: row.paddle, name: bidderName(row) })
const hrefOf = ({ bidder }: Registration): string | undefined => bidder && `${paths.bidders}/${bidder.id}`
const menuLabel = ({ paddle }: Registration): string => text.actionsFor({ paddle })

/** The bidders of an auction as a table; a row opens the bidder's profile. */
export const RegistrationsList = ({ auction, address: { state, change } }: { auction: Auction; address: RegistrationAddress }) => {
  const pages = usePages(listRegistrations, { params: { id: auction.id }, query: registrationAddress.query(state) }, { limit: 200 })
  const rows = useRows(pages.data, registrationsIn)
  const total = listTotal(pages.data?.[0], rows.length, pages.hasMore, 0)
  const format = useFormat()
  const navigate = useNavigate()
  const money = lotMoney(auction.currency)
  const layout = useListLayout(registrationList)
  const columns = useColumns(columnsOf, money, format)
  const [asked, setAsked] = useState<Asked>()
  const ask: Ask = useCallback((question, registration) => setAsked({ question, registration }), [])
  const register = () => setAsked('register')
  const reasons = useRegistrationReasons(auction)
  const setState = useSetState()
  const phone = !useWide(641)
  useShortcuts(reasons.change === undefined ? [{ key: 'n', label: text.register, run: register }] : [])
  const open = (row: Registration) => {
    const href = hrefOf(row)
    if (href !== undefined) void navigate(href)
  }
  const menu: RowMenu<Registration> = {
    label: menuLabel,
    render: ({ row, anchor }, onClose) => (
      <Suspense fallback={null}>
        <RegistrationMenu
          registration={row}
          reasons={reasons}
          setState={setState}
          anchor={anchor}
          onClose={onClose}
          onOpen={open}
          onAsk={ask}
        />
      </Suspense>
    ),
    onCards: true,
  }
  const edit = (row: Registration) => {
    if (reasons.change === undefined) ask('edit', row)
  }
  const Tools = phone ? Dock : ToolRow
  return (
    <Page>
      <AuctionHead auction={auction} selected="bidders">
        <TitleButton
          look="primary"
          icon={<Add20Regular />}
          reason={reasons.change}
          shortcut="n"
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={register}
        >
          {text.register}
        </TitleButton>
      </AuctionHead>
      {!phone && (
        <Tools>
          <Filter state={state} change={change} />
        </Tools>
      )}
      <AuctionTabPanel tab="bidders">
        <DataTable
          label={text.tableLabel}
          columns={columns}
          layout={layout}
          rows={rows}
          total={total}
          listKey={JSON.stringify(registrationAddress.query(state))}
          source={pages}
          nameOf={nameOf}
          hrefOf={hrefOf}
          openId={undefined}
          onOpen={open}
          sort={sortOf<SortColumn>(state.sort)}
          onSort={(sort) => change({ sort: sortWord(sort as SortState<SortColumn>) })}
          menu={menu}
          rowKeys={[{ key: 'e', label: text.edit, run: edit }]}
          loadFailed={text.loadFailed}
          empty={
            <EmptyState
              icon={<People20Regular width={24} height={24} />}
              title={registrationAddress.isFiltered(state) ? text.noMatchTitle : text.noneTitle}
              actions={
                registrationAddress.isFiltered(state) ? (
                  <Button look="primary" onClick={() => change({ search: '', state: undefined })}>
                    {text.clear}
                  </Button>
                ) : (
                  <Button look="primary" reason={reasons.change} onClick={register}>
                    {text.register}
                  </Button>
                )
              }
            >
              {registrationAddress.isFiltered(state) ? text.noMatchText : text.noneText}
            </EmptyState>
          }
        />
      </AuctionTabPanel>
      {phone ? (
        <Tools>
          <Filter state={state} change={change} />
        </Tools>
      ) : (
        <TableFooter count={pages.data && text.shown({ shown: format.number(rows.length), count: total.count })} />
      )}
      <RegistrationDialogs asked={asked} auction={auction} onClose={() => setAsked(undefined)} />
    </Page>
  )
}

const Filter = ({ state, change }: Pick<RegistrationAddress, 'state' | 'change'>) => {
  const search = useCallback((search: string) => change({ search }), [change])
  const [typed, type] = useSearchText(state.search, search)
  return (
    <>
      <SearchBox placeholder={text.search} value={typed} onChange={type} />
      <Select
        className={look('fixed', 'wide160')}
        aria-label={text.stateFilter}
        value={state.state ?? ''}
        onChange={({ target }) => change({ state: registrationStates.find((known) => known === target.value) })}
      >
        <option value="">{text.all}</option>
        {registrationStates.map((each) => (
          <option key={each} value={each}>
            {text.states[each]}
          </option>
        ))}
      </Select>
    </>
  )
}
