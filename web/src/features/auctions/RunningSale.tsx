import { type AuctionSummary, readAuction } from '@auctionwiz/contracts/auctions'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import AuctionLots from './AuctionLots.tsx'
import { AuctionStatus } from './AuctionStatus.tsx'

/** On the phone, instead of its row in the list: the sale in the saleroom, how far it has come, and the way to the clerk’s screen. */
const RunningSale = ({ sale }: { sale: AuctionSummary }) => {
  const { data: auction } = useQuery(readAuction, { params: { id: sale.id } })
  return (
    <section aria-label={sale.title} className={look('stack', 'fixed', 'gapS', 'selected', 'padBand', 'lineBelow')}>
      <header className={look('row', 'between', 'gapM')}>
        <h2 className={look('heading', 'shrinks')}>
          <AppLink to={`${paths.auctions}/${sale.id}`} className={look('plainLink', 'flex', 'tall44', 'center')}>
            {sale.title}
          </AppLink>
        </h2>
        <span className={look('fixed')}>
          <AuctionStatus auction={sale} />
        </span>
      </header>
      {auction && <AuctionLots auction={auction} />}
    </section>
  )
}

export default RunningSale
