import { OneAuction } from '../auctions/OneAuction.tsx'
import { registrationText } from './messages.ts'
import { RegistrationsList } from './RegistrationsList.tsx'
import { useRegistrationAddress } from './registration-list.ts'

/** The bidders of one auction. */
const RegistrationsScreen = () => {
  const address = useRegistrationAddress()
  return (
    <OneAuction
      key={address.auctionId}
      id={address.auctionId}
      permission="bidders:view"
      what={registrationText.noun}
      title={registrationText.title}
      columns={[80, 240, 96, 80, 96, 120]}
    >
      {(auction) => <RegistrationsList auction={auction} address={address} />}
    </OneAuction>
  )
}

export default RegistrationsScreen
