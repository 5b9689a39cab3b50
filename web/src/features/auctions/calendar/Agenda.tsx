import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { calendarFormat } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
import { CalendarLink } from './CalendarLink.tsx'
import type { Day, Month, Planned } from './calendar.ts'

interface AgendaProps {
  month: Month
  planned: readonly Planned<AuctionSummary>[]
  openId: string | undefined
}

/** The auctions of a month under the day on which they begin; those that began before, under its first day. */
export const Agenda = ({ month, planned, openId }: AgendaProps) => {
  const format = calendarFormat()
  const days = Map.groupBy(
    planned.filter(({ first, last }) => first.slice(0, 7) <= month && last.slice(0, 7) >= month),
    ({ first }): Day => (first.startsWith(month) ? first : `${month}-01`),
  )
  return [...days].map(([day, entries]) => (
    <section key={day} className={look('lineBelow', 'padRowM', 'padSidesL')}>
      <h3 className={look('caption', 'muted', 'noMargin')}>
        <time dateTime={day}>{`${format.weekday(day)} ${format.day(day)}`}</time>
      </h3>
      {entries.map(({ auction, first }) => (
        <CalendarLink key={auction.id} auction={auction} isOpen={auction.id === openId} begins={first === day} className={look('tall44')} />
      ))}
    </section>
  ))
}
