import { ConfirmIdentity } from '../../confirm/ConfirmIdentity.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { Platforms } from './Platforms.tsx'

/** What connects the account with other programs: its API keys, and the bidding platforms of the current house. */
const ApisTab = () => (
  <>
    <ConfirmIdentity>
      <ApiKeys />
    </ConfirmIdentity>
    <Platforms />
  </>
)

export default ApisTab
