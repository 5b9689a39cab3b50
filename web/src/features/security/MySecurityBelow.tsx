import { ConnectSection } from '../organizations/ConnectSection.tsx'
import { CredentialsSection } from './credentials/CredentialsSection.tsx'
import { EventsSection } from './events/EventsSection.tsx'
import { SessionsSection } from './sessions/SessionsSection.tsx'
import { Tips } from './Tips.tsx'

/** The sections after the sign-in methods; below the fold, so loaded later. */
const MySecurityBelow = () => (
  <>
    <CredentialsSection />
    <ConnectSection />
    <SessionsSection />
    <EventsSection />
    <Tips />
  </>
)

export default MySecurityBelow
