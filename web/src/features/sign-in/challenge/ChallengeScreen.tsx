import { useSessionState } from '../../../app/session/session-context.ts'
import { SignInLayout } from '../SignInLayout.tsx'
import { ChallengeDialog } from './ChallengeDialog.tsx'
import { challengeText as text } from './messages.ts'

/** The second step of a sign-in, after the password or the organization's sign-in. The only alternative is going back. */
const ChallengeScreen = () => {
  const state = useSessionState()
  return (
    <SignInLayout title={text.title}>
      {state.kind === 'challenged' && <ChallengeDialog key={state.challenge.token} challenge={state.challenge} email={state.email} />}
    </SignInLayout>
  )
}

export default ChallengeScreen
