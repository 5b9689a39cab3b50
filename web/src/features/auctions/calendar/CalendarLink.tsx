import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { Dot } from '../../../ui/StatusDot.tsx'
import { statusWords, toneOf } from '../AuctionStatus.tsx'
import { auctionText } from '../messages.ts'
import styles from './Calendar.module.css'

interface CalendarLinkProps {
  auction: AuctionSummary
  isOpen: boolean
  /** The start is here, so its time is shown. */
  begins: boolean
  className?: string | undefined
  style?: CSSProperties
}

/** An auction in the calendar; it opens next to the calendar. */
export const CalendarLink = ({ auction, isOpen, begins, className, style }: CalendarLinkProps) => {
  const format = useFormat()
  const { search } = useLocation()
  const { title, startDate, endDate } = auction
  const about = auctionText.fromTo({ status: statusWords(auction), start: format.zonedTime(startDate), end: format.zonedTime(endDate) })
  return (
    <AppLink
      to={{ pathname: `${paths.auctions}/${auction.id}`, search }}
      className={classes(look('gapXS', 'row', 'plainLink', 'shrinks', 'roundedSmall', 'hoversSunken'), styles.link, className)}
      style={style}
      title={`${title}: ${about}`}
      aria-current={isOpen || undefined}
      data-status={auction.status}
    >
      <Dot tone={toneOf(auction)} />
      {begins && <span className={look('fixed', 'muted')}>{format.time(startDate)}</span>}
      <span className={classes(look('cut'), styles.title)}>{title}</span>
      <span className="visually-hidden">{about}</span>
    </AppLink>
  )
}
