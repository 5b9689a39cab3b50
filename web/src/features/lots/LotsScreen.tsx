import { OneAuction } from '../auctions/OneAuction.tsx'
import { LotsList } from './LotsList.tsx'
import { useLotAddress } from './lot-list.ts'
import { lotText } from './messages.ts'

/** The lots of one auction. */
const LotsScreen = () => {
  const address = useLotAddress()
  return (
    <OneAuction
      key={address.auctionId}
      id={address.auctionId}
      permission="auctions:view"
      what={lotText.noun}
      title={lotText.title}
      columns={[64, 240, 120, 96, 96, 120]}
    >
      {(auction) => <LotsList auction={auction} address={address} />}
    </OneAuction>
  )
}

export default LotsScreen
