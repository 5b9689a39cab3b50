import type { Auction } from '@auctionwiz/contracts/auctions'
import { listLots } from '@auctionwiz/contracts/lots'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { lotMoney } from './lot-money.ts'
import { auctionText } from './messages.ts'
import { isInSaleroom } from './use-auction-moves.ts'

const partLooks = { sold: 'barSold', passed: 'barAgainst', withdrawn: 'rule', toCome: 'track' } as const

/** How far a sale has come, in its panel: lots and hammer total, a bar of the results, and the ways to the clerk’s screen and the lots. */
const AuctionLots = ({ auction }: { auction: Pick<Auction, 'id' | 'currency' | 'status' | 'auctionType'> }) => {
  const { id, currency } = auction
  const format = useFormat()
  const { data } = useQuery(listLots, { params: { id }, query: { limit: 1 } })
  const totals = data?.totals
  const mayRecord = useCan('auctions:edit')
  const sees = [useCan('payments:view'), useCan('bidders:view'), useCan('legal:view')]
  const maySeePayments = sees.every(Boolean)
  const links = (
    <p className={look('row', 'wrap', 'gapS')}>
      {mayRecord && isInSaleroom(auction) && (
        <ButtonLink look="primary" to={`${paths.auctions}/${id}/clerk`}>
          {auctionText.openClerk}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" to={`${paths.auctions}/${id}/lots`}>
        {auctionText.openLots}
      </ButtonLink>
      {maySeePayments && auction.status === 'Completed' && (
        <ButtonLink look="secondary" to={`${paths.legal}?tab=unpaid&auction=${id}`}>
          {auctionText.openUnpaid}
        </ButtonLink>
      )}
    </p>
  )
  if (!totals || totals.lots === 0) return <div className={look('belowL')}>{links}</div>
  const { Sold, PostSale, Passed, Unsold, Withdrawn, Upcoming } = totals.states
  const parts = { sold: Sold + PostSale, passed: Passed + Unsold, withdrawn: Withdrawn, toCome: Upcoming }
  const words = { sold: format.number(parts.sold), passed: format.number(parts.passed), withdrawn: format.number(parts.withdrawn) }
  return (
    <div className={look('stack', 'gapS', 'belowL')}>
      <dl className={look('flex', 'between', 'noMargin')}>
        <Figure label={auctionText.lots} value={format.number(totals.lots)} />
        {parts.sold > 0 && <Figure label={auctionText.hammerTotal} value={lotMoney(currency).amount(totals.hammer)} atEnd />}
      </dl>
      <span aria-hidden="true" className={look('flex', 'gapXXS', 'high8')}>
        {(['sold', 'passed', 'withdrawn', 'toCome'] as const)
          .filter((part) => parts[part] > 0)
          .map((part) => (
            <span key={part} className={look('roundedSmall', partLooks[part])} style={{ flex: parts[part] }} />
          ))}
      </span>
      <p className={look('flex', 'between', 'caption', 'noMargin')}>
        <span>{parts.toCome < totals.lots && auctionText.progress(words)}</span>
        {parts.toCome > 0 && <span className={look('muted')}>{auctionText.toCome({ count: format.number(parts.toCome) })}</span>}
      </p>
      {links}
    </div>
  )
}

const Figure = ({ label, value, atEnd = false }: { label: string; value: string; atEnd?: boolean }) => (
  <div className={atEnd ? look('stack', 'numbers', 'right') : look('stack', 'numbers')}>
    <dt className={look('note')}>{label}</dt>
    <dd className={look('figure', 'strong')}>{value}</dd>
  </div>
)

export default AuctionLots
