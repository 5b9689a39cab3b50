import { listAuditEvents } from '@auctionwiz/contracts/audit'
import { ClipboardTextLtr24Regular } from '@fluentui/react-icons/headless/svg/clipboard-text-ltr'
import { useCallback } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { PageScroll } from '../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../ui/Skeleton.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { usePeople } from '../access/use-people.ts'
import { AuditExport } from './AuditExport.tsx'
import styles from './AuditTab.module.css'
import { AuditTable } from './AuditTable.tsx'
import { AuditTools } from './AuditTools.tsx'
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
  const events = (pages.data ?? []).flatMap((page) => page.events)
  const body = () => {
    if (pages.error !== undefined && !pages.refreshing && events.length === 0)
      return <ErrorState title={text.loadFailed} error={pages.error} onRetry={pages.reload} />
    if (pages.loading) return <SkeletonRows rows={12} columns={[120, 120, 160, 160, 88, 96]} />
    if (events.length === 0)
      return (
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
      )
    return <AuditTable events={events} people={people.all} />
  }
  return (
    <>
      <AuditExport query={query} />
      <AuditTools filter={filter} change={change} typed={typed} onType={type} people={people.all} events={events} />
      <PageScroll>
        <ProgressLine active={pages.refreshing} />
        {body()}
        {pages.hasMore && (
          <Button className={styles.more} busy={pages.loadingMore} onClick={pages.loadMore}>
            {text.more}
          </Button>
        )}
      </PageScroll>
    </>
  )
}

export default AuditTab
