import { ConnectSection } from '../organizations/ConnectSection.tsx'
import { CredentialsSection } from './credentials/CredentialsSection.tsx'
import { EventsSection } from './events/EventsSection.tsx'
import { SessionsSection } from './sessions/SessionsSection.tsx'
import { Tips } from './Tips.tsx'

/** What comes after the ways to prove who one is; below the first screen, so fetched after it. */
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
