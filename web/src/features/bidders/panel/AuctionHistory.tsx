import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidders'
import { useFormat } from '../../../app/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import record from '../../../ui/Record.module.css'
import { StatusDot, type StatusTone } from '../../../ui/StatusDot.tsx'
import { bidderText } from '../messages.ts'
import { recordLabels } from '../record-label-messages.ts'
import styles from './AuctionHistory.module.css'

const tones: Record<AuctionHistoryItem['paymentStatus'], StatusTone> = { Paid: 'good', Pending: 'pending', Overdue: 'bad' }

/** The auctions a bidder took part in, newest first. Auctions of other houses show only the general category and the month. */
export const AuctionHistory = ({ items }: { items: readonly AuctionHistoryItem[] }) => {
  if (items.length === 0)
    return (
      <EmptyState compact title={bidderText.noAuctionHistory}>
        {bidderText.noAuctionHistoryText}
      </EmptyState>
    )
  return (
    <ol className={styles.list}>
      {items
        .toSorted((a, b) => Date.parse(b.auctionDate) - Date.parse(a.auctionDate))
        .map((item) => (
          <li key={item.id} className={styles.item}>
            {item.isInternal ? <OwnAuction item={item} /> : <ForeignAuction item={item} />}
          </li>
        ))}
    </ol>
  )
}

const OwnAuction = ({ item }: { item: AuctionHistoryItem }) => {
  const format = useFormat()
  return (
    <>
      <div className={look('flex', 'between', 'gapL')}>
        <h3 className={look('body', 'shrinks', 'breaks')}>{item.auctionTitle ?? bidderText.auction}</h3>
        {item.wonItems > 0 && <span className={look('fixed')}>{format.money(item.totalSpent)}</span>}
      </div>
      <div className={record.detail}>
        <Time at={item.auctionDate} />
        <span>
          {bidderText.bids({
            bids: bidderText.manyBids({ count: item.totalBids }),
            lots: bidderText.manyLotsBid({ count: item.lotsBid }),
          })}
        </span>
        <span>{bidderText.won({ won: item.wonItems })}</span>
        {item.lotNumbers.length > 0 && <span>{bidderText.lots({ count: item.lotNumbers.length, lots: item.lotNumbers.join(', ') })}</span>}
        <span>{bidderText.highestBid({ amount: format.money(item.highestBid) })}</span>
      </div>
      {item.wonItems > 0 && (
        <div className={record.detail}>
          <StatusDot tone={tones[item.paymentStatus]}>{paymentText(item)}</StatusDot>
          <span>
            {bidderText.pickup} {recordLabels.pickup[item.pickupStatus]}
          </span>
        </div>
      )}
      {item.specialNotes && <p className={look('aboveXS', 'soft')}>{item.specialNotes}</p>}
    </>
  )
}

/** "Paid after 4 days", if the days are known. */
const paymentText = ({ paymentStatus, daysToPay }: AuctionHistoryItem): string => {
  if (paymentStatus !== 'Paid' || daysToPay === undefined) return recordLabels.payment[paymentStatus]
  return daysToPay <= 0 ? bidderText.paidOnDay : bidderText.paidAfter({ count: daysToPay })
}

const ForeignAuction = ({ item }: { item: AuctionHistoryItem }) => {
  const format = useFormat()
  return (
    <>
      <h3 className={look('body', 'shrinks', 'breaks')}>{bidderText.anotherHouse}</h3>
      <div className={record.detail}>
        <span>{format.month(item.auctionDate)}</span>
        {item.generalCategory && <span>{item.generalCategory}</span>}
      </div>
    </>
  )
}
