import type { Bidder } from '@auctionwiz/contracts/bidders'
import { externalHistory } from '@auctionwiz/domain/scores/external-history'
import { useFormat } from '../../../app/format.ts'
import { look } from '../../../ui/look.ts'
import { paymentText, saleOf } from '../panel/AuctionHistory.tsx'
import { profileText } from '../panel/messages.ts'
import { noValue } from '../panel/OverviewSection.tsx'
import { printText } from './messages.ts'

/** As many of the latest auctions as leave room for the rest on one page. */
const most = 12

/** The latest auctions, with the lots won and what was paid. */
export const PrintedHistory = ({ bidder }: { bidder: Bidder }) => {
  const format = useFormat()
  const all = [...bidder.auctionHistory, ...externalHistory(bidder)].toSorted(
    (a, b) => Date.parse(b.auctionDate) - Date.parse(a.auctionDate),
  )
  if (all.length === 0) return null
  const { columns } = profileText
  return (
    <section>
      <h2>
        {printText.history} {all.length > most && printText.latestOf({ shown: most, count: all.length })}
      </h2>
      <table>
        <thead>
          <tr>
            <th>{columns.date}</th>
            <th>{columns.sale}</th>
            <th className={look('right')}>{columns.bidOn}</th>
            <th className={look('right')}>{columns.won}</th>
            <th>{printText.lots}</th>
            <th className={look('right')}>{columns.spent}</th>
            <th>{columns.paid}</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, most).map((item) => {
            const { id, isInternal, auctionDate, lotsBid, wonItems, lotNumbers, totalSpent } = item
            const won = isInternal && wonItems > 0
            return (
              <tr key={id}>
                <td>{isInternal ? format.date(auctionDate) : format.month(auctionDate)}</td>
                <td>{saleOf(item)}</td>
                <td className={look('right')}>{isInternal ? lotsBid : noValue}</td>
                <td className={look('right')}>{isInternal ? wonItems : noValue}</td>
                <td>{won && lotNumbers.length > 0 ? lotNumbers.join(', ') : noValue}</td>
                <td className={look('right')}>{won ? format.money(totalSpent) : noValue}</td>
                <td>{wonItems > 0 ? paymentText(item) : noValue}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
