import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { type CSSProperties, useState } from 'react'
import { calendarFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { auctionText } from '../messages.ts'
import styles from './Calendar.module.css'
import { CalendarLink } from './CalendarLink.tsx'
import { barsOf, type Day, type Month, type Planned } from './calendar.ts'

interface WeekProps {
  days: readonly Day[]
  month: Month
  today: Day
  planned: readonly Planned<AuctionSummary>[]
  openId: string | undefined
}

/** How many rows of bars a week shows before it is opened. */
const rowsShown = 3

const rowsOf = (bars: readonly { row: number }[]): CSSProperties => {
  const rows = Math.max(rowsShown, ...bars.map(({ row }) => row + 1))
  return { '--rows': rows } as CSSProperties
}

/** A week: its days, and a bar for each auction from its first day to its last. */
export const Week = ({ days, month, today, planned, openId }: WeekProps) => {
  const [all, setAll] = useState(false)
  const format = calendarFormat()
  const bars = barsOf(days, planned)
  const shown = all ? bars : bars.filter(({ row }) => row < rowsShown)
  const hidden = bars.length - shown.length
  return (
    <section
      className={classes(look('grid', 'lineBelow', 'gapRowsXXS'), styles.week)}
      style={rowsOf(shown)}
      aria-label={auctionText.weekOf({ date: format.date(days[0] ?? '') })}
    >
      {days.map((day, column) => (
        <time
          key={day}
          dateTime={day}
          className={classes(styles.day, look('padTag'), !day.startsWith(month) && look('raised', 'muted'))}
          aria-current={day === today ? 'date' : undefined}
          style={{ gridColumn: column + 1 }}
        >
          <span className={day === today ? look('caption', 'padSidesXS', 'rounded', 'onBrand') : look('caption')}>
            {day.endsWith('-01') ? format.day(day) : Number(day.slice(8))}
          </span>
        </time>
      ))}
      {shown.map((bar) => (
        <CalendarLink
          key={bar.auction.id}
          auction={bar.auction}
          isOpen={bar.auction.id === openId}
          begins={bar.first === days[bar.from]}
          className={classes(look('padSidesS', 'small', 'framed', 'ground'), styles.bar)}
          style={{ gridColumn: `${bar.from + 1} / ${bar.to + 2}`, gridRow: bar.row + 2 }}
        />
      ))}
      {(hidden > 0 || all) && (
        <Button look="subtle" small className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? auctionText.showFewer : auctionText.showMore({ count: hidden })}
        </Button>
      )}
    </section>
  )
}
