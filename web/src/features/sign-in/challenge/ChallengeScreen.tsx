import { useSessionState } from '../../../app/session/session-context.ts'
import { SignInLayout } from '../SignInLayout.tsx'
import { ChallengeDialog } from './ChallengeDialog.tsx'
import { challengeText as text } from './messages.ts'

/** The second step of a sign-in, after a password or the organization's word. There is no way around it but back to the first. */
const ChallengeScreen = () => {
  const state = useSessionState()
  return (
    <SignInLayout title={text.title}>
      {state.kind === 'challenged' && <ChallengeDialog key={state.challenge.token} challenge={state.challenge} email={state.email} />}
    </SignInLayout>
  )
}

export default ChallengeScreen
