import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { type KeptSale, keptSaleName } from './kept-csv.ts'
import { undoText as text } from './messages.ts'

const tabOf = ({ kind }: KeptSale): string => (kind === 'registration' ? 'bidders' : 'lots')

const kinds: readonly KeptSale['kind'][] = ['auction', 'lot', 'registration']

/** Each auction with its lots and registrations behind it. */
const inOrder = (one: KeptSale, other: KeptSale): number =>
  one.auction.localeCompare(other.auction) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind)

/** Auctions, lots and registrations that stay as they are, each with the reason. */
export const KeptSales = ({ kept }: { kept: readonly KeptSale[] }) => {
  if (kept.length === 0) return null
  return (
    <section className={look('stack', 'gapS')}>
      <h3 className={look('heading')}>{text.sales.keptList}</h3>
      <ul className={look('lineAbove')}>
        {kept.toSorted(inOrder).map((one) => (
          <li key={`${one.kind} ${one.auctionId} ${one.id}`} className={look('row', 'wrap', 'gapFacts', 'padRowSNudge', 'lineBelow')}>
            <span className={look('fill', 'breaks')}>
              <AppLink to={`${paths.auctions}/${one.auctionId}/${tabOf(one)}`}>{keptSaleName(one)}</AppLink>{' '}
              {one.kind !== 'auction' && <span className={look('note')}>{one.auction}</span>}
            </span>
            <span className={look('note')}>{text.sales.reasons[one.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
