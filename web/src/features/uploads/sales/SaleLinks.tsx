import type { Upload } from '@auctionwiz/contracts/uploads'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { look } from '../../../ui/look.ts'
import { saleText as text } from './messages.ts'

const shown = 3

/** The auctions that the rows of an upload went into. */
const SaleLinks = ({ auctions }: { auctions: NonNullable<Upload['results']['auctions']> }) => (
  <p className={look('row', 'wrap', 'gapS', 'aboveS', 'noMargin')}>
    <span className={look('note')}>{text.inAuctions}</span>
    {auctions.slice(0, shown).map(({ id, title }) => (
      <AppLink key={id} to={`${paths.auctions}/${id}/lots`}>
        {title}
      </AppLink>
    ))}
    {auctions.length > shown && <AppLink to={paths.auctions}>{text.allAuctions}</AppLink>}
  </p>
)

export default SaleLinks
