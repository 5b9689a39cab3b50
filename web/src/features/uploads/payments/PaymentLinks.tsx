import type { Upload } from '@auctionwiz/contracts/uploads'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { look } from '../../../ui/look.ts'
import { paymentFileText as text } from './messages.ts'

const shown = 3

/** The list of what winners owed and paid. */
const paidPath = `${paths.legal}?tab=unpaid&paid=all`

/** The auctions for which the rows of an upload recorded payments. */
const PaymentLinks = ({ auctions }: { auctions: NonNullable<Upload['results']['payments']> }) => (
  <p className={look('row', 'wrap', 'gapS', 'aboveS')}>
    <span className={look('note')}>{text.recorded}</span>
    {auctions.slice(0, shown).map(({ id, title }) => (
      <AppLink key={id} to={`${paidPath}&auction=${encodeURIComponent(id)}`}>
        {title}
      </AppLink>
    ))}
    {auctions.length > shown && <AppLink to={paidPath}>{text.allPayments}</AppLink>}
  </p>
)

export default PaymentLinks
