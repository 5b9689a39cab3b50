import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { listRegistrations, type Registration, registrationStates } from '@auctionwiz/contracts/registrations'
import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { sortProps } from '../../ui/data-table/sort-props.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import type { RowMenu } from '../../ui/data-table/types.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { usePagedRows } from '../../ui/data-table/use-paged-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Dock, Page, ToolRow } from '../../ui/Page.tsx'
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
  const list = usePagedRows(listRegistrations, { params: { id: auction.id }, query: registrationAddress.query(state) }, registrationsIn)
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
        <AddButton reason={reasons.change} onAdd={register}>
          {text.register}
        </AddButton>
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
          {...list}
          listKey={JSON.stringify(registrationAddress.query(state))}
          nameOf={nameOf}
          hrefOf={hrefOf}
          openId={undefined}
          onOpen={open}
          {...sortProps<SortColumn>(state.sort, change)}
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
        <TableFooter count={list.source.data && text.shown({ shown: format.number(list.rows.length), count: list.total.count })} />
      )}
      <RegistrationDialogs asked={asked} auction={auction} onClose={() => setAsked(undefined)} />
    </Page>
  )
}

const Filter = ({ state, change }: Pick<RegistrationAddress, 'state' | 'change'>) => (
  <>
    <ListSearch placeholder={text.search} state={state} change={change} />
    <FilterSelect
      className={look('fixed', 'wide160')}
      label={text.stateFilter}
      all={text.all}
      names={text.states}
      values={registrationStates}
      chosen={state.state}
      onChange={(chosen) => change({ state: chosen })}
    />
  </>
)
