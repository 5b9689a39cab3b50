import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { ReactNode } from 'react'
import { type Format, useFormat } from '../../../app/format.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { StatusDot, type StatusTone } from '../../../ui/StatusDot.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { bidderText } from '../messages.ts'
import { categoryShown } from './category-shown.ts'
import { profileText } from './messages.ts'
import { noValue } from './OverviewSection.tsx'

const tones: Record<AuctionHistoryItem['paymentStatus'], StatusTone> = { Paid: 'good', Pending: 'pending', Overdue: 'bad' }

/** The auctions a bidder took part in, newest first. Auctions of other houses show only the general category, the month and the payment. */
export const AuctionHistory = ({ items }: { items: readonly AuctionHistoryItem[] }) => {
  const wide = useWide(641)
  if (items.length === 0)
    return (
      <EmptyState compact title={bidderText.noAuctionHistory}>
        {bidderText.noAuctionHistoryText}
      </EmptyState>
    )
  const { columns } = profileText
  return (
    <table className={look('table', 'figures')}>
      <thead>
        <tr>
          {wide && <th scope="col">{columns.date}</th>}
          <th scope="col" className={wide ? look('left', 'wide160') : look('left')}>
            {columns.sale}
          </th>
          {wide && <th scope="col">{columns.bidOn}</th>}
          <th scope="col">{columns.won}</th>
          <th scope="col">{columns.spent}</th>
          {wide && (
            <th scope="col" className={look('left')}>
              {columns.paid}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items
          .toSorted((a, b) => Date.parse(b.auctionDate) - Date.parse(a.auctionDate))
          .map((item) => (
            <Auction key={item.id} item={item} wide={wide} />
          ))}
      </tbody>
    </table>
  )
}

const Auction = ({ item, wide }: { item: AuctionHistoryItem; wide: boolean }) => {
  const format = useFormat()
  const { isInternal, wonItems, lotsBid } = item
  const date = isInternal ? <Time at={item.auctionDate} /> : format.month(item.auctionDate)
  const paid =
    wonItems > 0 ? (
      <StatusDot tone={tones[item.paymentStatus]} wraps={wide}>
        {paymentText(item)}
      </StatusDot>
    ) : (
      noValue
    )
  return (
    <tr>
      {wide && <td className={look('oneLine')}>{date}</td>}
      <td className={look('left')}>
        <span className={look('breaks')}>{saleOf(item)}</span>
        {!wide && <Small>{date}</Small>}
        {detailsOf(item, format).map((detail) => (
          <Small key={detail}>{detail}</Small>
        ))}
      </td>
      {wide && <td>{isInternal ? lotsBid : noValue}</td>}
      <td>{isInternal ? wonItems : noValue}</td>
      <td>
        {isInternal && wonItems > 0 ? format.money(item.totalSpent) : noValue}
        {!wide && wonItems > 0 && <Small>{paid}</Small>}
      </td>
      {wide && <td className={look('left')}>{paid}</td>}
    </tr>
  )
}

const Small = ({ children }: { children: ReactNode }) => <span className={look('note', 'block', 'breaks')}>{children}</span>

export const saleOf = ({ isInternal, auctionTitle, generalCategory }: AuctionHistoryItem): string =>
  isInternal
    ? (auctionTitle ?? bidderText.auction)
    : [bidderText.anotherHouse, generalCategory && categoryShown(generalCategory)].filter(Boolean).join(', ')

/** Below the sale: the lots won, the highest bid, and what is still to be picked up. */
const detailsOf = ({ isInternal, lotNumbers, highestBid, wonItems, pickupStatus, specialNotes }: AuctionHistoryItem, format: Format) =>
  isInternal
    ? [
        [
          ...(lotNumbers.length > 0 ? [bidderText.lots({ count: lotNumbers.length, lots: lotNumbers.join(', ') })] : []),
          ...(highestBid.amount > 0 ? [bidderText.highestBid({ amount: format.money(highestBid) })] : []),
          ...(wonItems > 0 && pickupStatus === 'Pending' ? [`${bidderText.pickup} ${recordLabels.pickup[pickupStatus]}`] : []),
        ].join(' · '),
        ...(specialNotes ? [specialNotes] : []),
      ].filter((detail) => detail !== '')
    : []

/** "Paid after 4 days", if the days are known. */
export const paymentText = ({ isInternal, paymentStatus, daysToPay }: AuctionHistoryItem): string => {
  // Another house's days are assumed from "on time" and "late".
  if (!isInternal || paymentStatus !== 'Paid' || daysToPay === undefined) return recordLabels.payment[paymentStatus]
  return daysToPay <= 0 ? bidderText.paidOnDay : bidderText.paidAfter({ count: daysToPay })
}
