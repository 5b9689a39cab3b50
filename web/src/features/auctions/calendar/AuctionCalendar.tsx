import { type AuctionSummary, listAuctions } from '@auctionwiz/contracts/auctions'
import { ChevronLeft16Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useEffect, useMemo } from 'react'
import { usePages } from '../../../app/calls/use-pages.ts'
import { calendarFormat, useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll, ToolRow } from '../../../ui/Page.tsx'
import { ProgressLine } from '../../../ui/Skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import type { AuctionListState } from '../auction-list.ts'
import { auctionText } from '../messages.ts'
import { Agenda } from './Agenda.tsx'
import styles from './Calendar.module.css'
import { dayIn, type Month, monthAfter, plannedIn, spanOf, weeksOf } from './calendar.ts'
import { Week } from './Week.tsx'

export interface AuctionCalendarProps {
  month: Month
  state: AuctionListState
  change: (change: Partial<AuctionListState>) => void
  openId: string | undefined
}

const pageSize = 200

/** A month of auctions by their planned dates, in the house's time zone: weeks with bars, or on the phone a list by day. */
const AuctionCalendar = ({ month, state: { search, status }, change, openId }: AuctionCalendarProps) => {
  const weeks = useMemo(() => weeksOf(month), [month])
  const filter = { ...(search !== '' && { search }), ...(status && { status }) }
  const pages = usePages(listAuctions, { query: { ...spanOf(weeks), ...filter, sort: 'start', limit: pageSize } }, { limit: pageSize })
  const fetched = pages.data?.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has more after it
  useEffect(() => {
    if (pages.hasMore) pages.loadMore()
  }, [pages.hasMore, fetched])
  const format = useFormat()
  const phone = !useWide(641)
  const planned = useMemo(() => plannedIn(auctionsIn(pages.data), format.timeZone), [pages.data, format.timeZone])
  const today = dayIn(format.timeZone)(new Date().toISOString())
  const isThisMonth = today.startsWith(month)
  const isEmpty = pages.data !== undefined && !planned.some(({ first, last }) => first.slice(0, 7) <= month && last.slice(0, 7) >= month)
  const name = calendarFormat().month(`${month}-01`)
  return (
    <>
      <ToolRow>
        <Button
          look="subtle"
          icon={<ChevronLeft16Regular />}
          aria-label={auctionText.previousMonth}
          onClick={() => change({ month: monthAfter(month, -1) })}
        />
        <Button
          look="subtle"
          icon={<ChevronRight16Regular />}
          aria-label={auctionText.nextMonth}
          onClick={() => change({ month: monthAfter(month, 1) })}
        />
        <h2 className={look('heading', 'noMargin')} aria-live="polite">
          {name}
        </h2>
        <Button disabled={isThisMonth} onClick={() => change({ month: today.slice(0, 7) })}>
          {auctionText.today}
        </Button>
        {isEmpty && <span className={look('muted')}>{auctionText.noneInMonth({ month: name })}</span>}
      </ToolRow>
      <ProgressLine active={pages.loading || pages.refreshing || pages.loadingMore} />
      <PageScroll>
        {pages.error !== undefined && pages.data === undefined ? (
          <ErrorState title={auctionText.loadFailed} error={pages.error} onRetry={pages.reload} />
        ) : phone ? (
          <Agenda month={month} planned={planned} openId={openId} />
        ) : (
          <>
            <div className={classes(look('grid', 'lineBelow', 'sticks', 'small', 'muted', 'raised'), styles.weekdays)} aria-hidden="true">
              {weeks[0]?.map((day) => (
                <span key={day} className={look('padSidesS')}>
                  {calendarFormat().weekday(day)}
                </span>
              ))}
            </div>
            {weeks.map((days) => (
              <Week key={days[0]} days={days} month={month} today={today} planned={planned} openId={openId} />
            ))}
          </>
        )}
      </PageScroll>
    </>
  )
}

const auctionsIn = (pages: { auctions: AuctionSummary[] }[] | undefined): AuctionSummary[] =>
  (pages ?? []).flatMap(({ auctions }) => auctions)

export default AuctionCalendar
