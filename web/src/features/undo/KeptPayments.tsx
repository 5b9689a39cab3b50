import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import type { KeptPayment } from './kept-csv.ts'
import { undoText as text } from './messages.ts'

/** Payments that stay as they are, each with the reason. */
export const KeptPayments = ({ kept }: { kept: readonly KeptPayment[] }) => {
  const format = useFormat()
  if (kept.length === 0) return null
  return (
    <section className={look('stack', 'gapS')}>
      <h3 className={look('heading')}>{text.payments.keptList}</h3>
      <ul className={look('lineAbove')}>
        {kept.map(({ id, auction, bidder, amount, reason }) => (
          <li key={`${id} ${auction}`} className={look('row', 'wrap', 'gapFacts', 'padRowSNudge', 'lineBelow')}>
            <span className={look('fill', 'breaks')}>
              {bidder ? <AppLink to={`${paths.bidders}/${bidder.id}`}>{bidder.name}</AppLink> : text.erased}, {auction}
            </span>
            <span className={look('numbers')}>{format.money(amount)}</span>
            <span className={look('note')}>{text.payments.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
