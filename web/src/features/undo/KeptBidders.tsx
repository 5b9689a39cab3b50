import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { type Kept, keptName } from './kept-csv.ts'
import { undoText as text } from './messages.ts'

/** Bidders that stay as they are, each with the reason. */
export const KeptBidders = ({ kept }: { kept: readonly Kept[] }) => {
  if (kept.length === 0) return null
  return (
    <section className={look('stack', 'gapS')}>
      <h3 className={look('heading')}>{text.keptList}</h3>
      <ul className={look('lineAbove')}>
        {kept.map((one) => (
          <li key={one.id} className={look('row', 'wrap', 'gapFacts', 'padRowSNudge', 'lineBelow')}>
            <span className={look('fill', 'breaks')}>
              {one.name === '' ? keptName(one) : <AppLink to={`/bidders/${one.id}`}>{one.name}</AppLink>}{' '}
              <span className={look('note')}>{one.bidderId}</span>
            </span>
            <span className={look('note')}>{text.reasons[one.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
