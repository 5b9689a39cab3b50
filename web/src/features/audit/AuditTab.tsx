import { type AuditEvent, listAuditEvents } from '@auctionwiz/contracts/audit'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { ClipboardTextLtr24Regular } from '@fluentui/react-icons/headless/svg/clipboard-text-ltr'
import { useCallback, useMemo } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { usePeople } from '../access/use-people.ts'
import { AuditExport } from './AuditExport.tsx'
import { AuditTools } from './AuditTools.tsx'
import { actionLabel } from './action-messages.ts'
import { auditList, columnsOf, nameOf } from './audit-columns.tsx'
import { EventDetails } from './EventDetails.tsx'
import { auditText as text } from './messages.ts'
import { useAuditAddress } from './use-audit-address.ts'

/** Who did what, when and from where, with the values before and after. */
const AuditTab = () => {
  const { access } = useSignedIn()
  const allowed = access.accountRole === 'owner' || access.houses.some(({ permissions }) => permissions.includes('system:audit'))
  return allowed ? <AuditLog /> : <NoPermission permission="system:audit" what={text.what} compact />
}

const AuditLog = () => {
  const { filter, change, query } = useAuditAddress()
  const search = useCallback((words: string) => change({ search: words }), [change])
  const [typed, type] = useSearchText(filter.search, search)
  const people = usePeople([filter.actor])
  const pages = usePages(listAuditEvents, { query })
  const events = useRows(pages.data, eventsIn)
  const { account } = useSignedIn()
  const format = useFormat()
  const layout = useListLayout(auditList)
  const names = useMemo(
    () => new Map([...people.all, ...account.auctionHouses].flatMap(({ id, name }) => (name ? [[id, name] as const] : []))),
    [people.all, account.auctionHouses],
  )
  const columns = useColumns(columnsOf, names, format)
  const [params, setParams] = useSearchParams()
  const open = params.get('event') ?? undefined
  const toggle = ({ id }: AuditEvent) =>
    setParams(
      (current) => {
        if (open === id) current.delete('event')
        else current.set('event', id)
        return current
      },
      { replace: true },
    )
  const detailsLabel = useCallback(
    ({ action, at }: AuditEvent) => text.detailsOf({ action: actionLabel(action), when: format.dateTime(at) }),
    [format],
  )
  return (
    <>
      <AuditExport query={query} />
      <AuditTools filter={filter} change={change} typed={typed} onType={type} people={people.all} events={events} />
      <DataTable
        label={text.tableLabel}
        columns={columns}
        layout={layout}
        rows={events}
        total={{ count: events.length, atLeast: pages.hasMore }}
        listKey={JSON.stringify(query)}
        source={pages}
        nameOf={nameOf}
        openId={open}
        onOpen={toggle}
        expanded={(event) => <EventDetails event={event} names={names} />}
        detailsLabel={detailsLabel}
        loadFailed={text.loadFailed}
        empty={
          <EmptyState
            icon={<ClipboardTextLtr24Regular />}
            title={text.noneTitle}
            actions={
              <Button onClick={() => change({ search: '', actor: undefined, kind: undefined, action: undefined, period: 'all' })}>
                {text.clear}
              </Button>
            }
          >
            {text.noneText}
          </EmptyState>
        }
      />
    </>
  )
}

const eventsIn = ({ events }: AnswerOf<typeof listAuditEvents>): readonly AuditEvent[] => events

export default AuditTab
