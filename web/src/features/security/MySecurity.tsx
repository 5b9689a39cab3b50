import { PageScroll } from '../../components/Page.tsx'
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx'
import { SessionsSection } from './sessions/SessionsSection.tsx'

/** What a person can see and do about the safety of their own user. */
const MySecurity = () => (
  <PageScroll padded>
    <PasskeysSection />
    <SessionsSection />
  </PageScroll>
)

export default MySecurity
