import { useCan } from '../../app/permissions.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { registrationText } from './messages.ts'
import { RegistrationsList } from './RegistrationsList.tsx'
import { useRegistrationAddress } from './registration-list.ts'

/** The bidders of one auction. */
const RegistrationsScreen = () => {
  const address = useRegistrationAddress()
  if (useCan('bidders:view'))
    return (
      <OneAuction key={address.auctionId} id={address.auctionId} title={registrationText.title} columns={[80, 240, 96, 80, 96, 120]}>
        {(auction) => <RegistrationsList auction={auction} address={address} />}
      </OneAuction>
    )
  return (
    <Page>
      <TitleRow title={registrationText.title} />
      <NoPermission permission="bidders:view" what={registrationText.noun} />
    </Page>
  )
}

export default RegistrationsScreen
