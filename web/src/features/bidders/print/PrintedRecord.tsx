import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'
import { noValue } from '../panel/OverviewSection.tsx'
import { overviewFigures } from '../panel/overview-figures.ts'
import { printText } from './messages.ts'

/** Contact, activity and payments, side by side. */
export const PrintedRecord = ({ bidder }: { bidder: Bidder }) => {
  const format = useFormat()
  const { facts, currency, address } = bidder
  const { winRate, averageWin, daysToPay } = overviewFigures(facts)
  const money = (amount: number) => format.money({ amount, currency })
  const paid = facts.paidOnTime + facts.paidLate
  const place = [address.street, [address.city, address.state, address.zip].filter(Boolean).join(', '), address.country]
  const or = (words: string | undefined) => (words ? words : noValue)
  return (
    <div className={look('grid', 'gapXL', 'columns')} style={columns('1.2fr 1fr 1fr')}>
      <Facts
        title={printText.contact}
        facts={[
          [printText.email, or(bidder.email)],
          [printText.phone, or(bidder.phone)],
          [printText.address, or(place.filter(Boolean).join(', '))],
          [printText.prefers, recordLabels.paymentMethod[bidder.preferredPaymentMethod]],
        ]}
      />
      <Facts
        title={printText.activity}
        facts={[
          [printText.auctions, format.number(facts.auctions)],
          [printText.wins, winRate ? printText.winsOf({ wins: facts.wins, lots: facts.lotsBid, rate: winRate }) : noValue],
          [printText.totalWon, money(facts.spent)],
          [printText.averageWin, averageWin === undefined ? noValue : money(averageWin)],
        ]}
      />
      <Facts
        title={printText.payments}
        facts={[
          [printText.daysToPay, daysToPay === undefined ? noValue : printText.daysOnAverage({ days: daysToPay })],
          [printText.late, paid === 0 ? noValue : printText.lateOf({ late: facts.paidLate, all: paid })],
          [printText.defaults, facts.defaults === 0 ? printText.none : `${facts.defaults}, ${money(facts.defaultAmount)}`],
        ]}
      />
    </div>
  )
}

const Facts = ({ title, facts }: { title: string; facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <section>
    <h2>{title}</h2>
    <dl className={look('grid', 'gapRowsXXS', 'gapColumnsM', 'columns')} style={columns('auto 1fr')}>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  </section>
)

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
