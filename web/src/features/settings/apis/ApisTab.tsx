import { useSignedIn } from '../../../app/session/session-context.ts'
import { ConfirmIdentity } from '../../confirm/ConfirmIdentity.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { Incoming } from './Incoming.tsx'
import { Platforms } from './Platforms.tsx'

/** What connects the account with other programs: its API keys, and for the current house the incoming folder and the bidding platforms. */
const ApisTab = () => {
  const { auctionHouseId } = useSignedIn()
  return (
    <>
      <ConfirmIdentity>
        <ApiKeys />
      </ConfirmIdentity>
      <Incoming key={auctionHouseId} />
      <Platforms key={`platforms-${auctionHouseId}`} />
    </>
  )
}

export default ApisTab
