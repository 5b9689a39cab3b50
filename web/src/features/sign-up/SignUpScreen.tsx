import { CallError } from '@auctionwiz/contracts/client'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useLinkSecret } from '../../app/mailed-links.ts'
import { paths } from '../../app/paths.ts'
import { useSession, useSessionState } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { Outcome } from '../password/Outcome.tsx'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { signUpText as text } from './messages.ts'
import { SignUpSent } from './SignUpSent.tsx'
import { useInvitation } from './use-invitation.ts'

const SignUpForm = lazyPart(() => import('./SignUpForm.tsx'))

/** Where new people begin, with an invitation or without. */
export const SignUpScreen = () => {
  const { kind } = useSessionState()
  const code = useLinkSecret()
  if (kind === 'resuming') return null
  if (code) return <Invited key={code} code={code} />
  // A known identity without access may sign up as a new user.
  return kind === 'signedOut' || kind === 'support' ? <NewUser /> : <Navigate to="/" replace />
}

const NewUser = () => {
  const [created, setCreated] = useState<{ email: string; token: string }>()
  return (
    <SignInLayout title={created ? text.sent.title : text.title}>
      <Suspense>{created ? <SignUpSent {...created} /> : <SignUpForm invitation={undefined} onCreated={setCreated} />}</Suspense>
    </SignInLayout>
  )
}

const Invited = ({ code }: { code: string }) => {
  const session = useSession()
  const navigate = useNavigate()
  const { kind } = useSessionState()
  const { asked, askAgain } = useInvitation(code)
  const [joining, setJoining] = useState(false)
  // The demonstration has no mailed links.
  useEffect(() => {
    if (!session.isDemo) return
    session.logout()
    askAgain()
  })

  /** With an invitation the new user enters the account immediately; if that fails, they sign in themselves. */
  const enter = async ({ email, password }: { email: string; password: string }) => {
    setJoining(true)
    await session.login({ email, password }).then(
      () => navigate('/', { replace: true }),
      () => navigate(paths.login, { replace: true, state: { notice: text.created } }),
    )
  }

  if (!asked)
    return (
      <SignInLayout title={text.title}>
        <p role="status">{common.common.loading}</p>
      </SignInLayout>
    )
  if ('error' in asked)
    return (
      <SignInLayout title={text.invitation.failed}>
        <Outcome
          title={text.invitation.failed}
          body={messageOf(asked.error, common.common.unexpectedError)}
          actions={
            <>
              {!isRejected(asked.error) && <Button onClick={askAgain}>{common.common.tryAgain}</Button>}
              <ButtonLink look="link" to={paths.login}>
                {text.back}
              </ButtonLink>
            </>
          }
        />
      </SignInLayout>
    )
  const { offer } = asked
  return (
    <SignInLayout title={text.title}>
      {joining || (kind === 'signedOut' && !offer.registered) ? (
        <Suspense>
          <SignUpForm invitation={{ code, offer }} onCreated={enter} />
        </Suspense>
      ) : (
        <AcceptInvitation code={code} offer={offer} />
      )}
    </SignInLayout>
  )
}

/** Whether a retry cannot help. */
const isRejected = (error: unknown): boolean => error instanceof CallError && error.code === 'invitation_rejected'
