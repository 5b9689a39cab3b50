import type { LotTotals as Totals } from '@auctionwiz/contracts/lots'
import { sellThrough } from '@auctionwiz/domain/lots/totals'
import { useFormat } from '../../app/format.ts'
import { writePercent } from '../../app/write-number.ts'
import { look } from '../../ui/look.ts'
import type { LotMoney } from '../auctions/lot-money.ts'
import { lotText } from './messages.ts'

/** The totals of the auction, by the columns that they belong under. */
export const totalCells = (totals: Totals, { amount, range }: LotMoney) => ({
  title: <b className={look('strong')}>{lotText.totalOf({ count: totals.lots })}</b>,
  estimate: range(totals.estimateLow, totals.estimateHigh),
  reserve: amount(totals.reserve),
  hammer: totals.hammer > 0 && <b className={look('strong')}>{amount(totals.hammer)}</b>,
  winner: totals.hammer > 0 && (
    <span className={look('caption')}>{lotText.withPremium({ amount: amount(totals.hammer + totals.premium) })}</span>
  ),
})

/** "85 offered, 79 sold, sell-through 93%"; nothing before the first lot is offered. */
export const SellThrough = ({ totals }: { totals: Totals }) => {
  const format = useFormat()
  const { offered, sold, basisPoints } = sellThrough(totals)
  if (basisPoints === undefined) return null
  const percent = writePercent(Math.round(basisPoints / 100))
  return <span className={look('note')}>{lotText.offered({ offered: format.number(offered), sold: format.number(sold), percent })}</span>
}
