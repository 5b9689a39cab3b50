import { useCan } from '../../app/permissions.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { LotsList } from './LotsList.tsx'
import { useLotAddress } from './lot-list.ts'
import { lotText } from './messages.ts'

/** The lots of one auction. */
const LotsScreen = () => {
  const address = useLotAddress()
  if (useCan('auctions:view'))
    return (
      <OneAuction key={address.auctionId} id={address.auctionId} title={lotText.title} columns={[64, 240, 120, 96, 96, 120]}>
        {(auction) => <LotsList auction={auction} address={address} />}
      </OneAuction>
    )
  return (
    <Page>
      <TitleRow title={lotText.title} />
      <NoPermission permission="auctions:view" what={lotText.noun} />
    </Page>
  )
}

export default LotsScreen
