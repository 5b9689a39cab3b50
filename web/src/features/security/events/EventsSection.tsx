import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { columns } from '../../../ui/columns.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { securityText } from '../messages.ts'
import { eventDetail, eventLabel, isWarning } from './event-texts.ts'

const text = securityText.events

/** The user's security events, latest first. */
export const EventsSection = () => {
  const { data, error, loading, reload, hasMore, loadingMore, loadMore } = usePages(listSecurityEvents, { query: { limit: 10 } })
  const format = useFormat()
  const events = data?.flatMap((page) => page.events)
  return (
    <Section title={text.title} help={text.help}>
      {loading && <SkeletonRows rows={4} columns={[180, 120, 88]} />}
      {error !== undefined && !events && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {events?.length === 0 && <p className={look('soft')}>{text.none}</p>}
      {events && events.length > 0 && (
        <ul className={look('belowL')}>
          {events.map((event) => (
            <li
              key={event.id}
              className={look('grid', 'baseline', 'gapPairs', 'padRowS', 'breaks', 'lineBelow', 'columns', 'firstFlush')}
              style={columns('5fr 6fr max-content', '1fr max-content')}
            >
              <span className={isWarning(event) ? look('problem', 'strong') : undefined}>{eventLabel(event)}</span>
              <span className={look('note', 'phoneWholeRow', 'phoneLast')}>{eventDetail(event)}</span>
              <time className={look('note')} dateTime={event.at} title={format.stamp(event.at)}>
                {format.dateTime(event.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button busy={loadingMore} onClick={loadMore}>
          {loadingMore ? common.common.loading : text.more}
        </Button>
      )}
    </Section>
  )
}
