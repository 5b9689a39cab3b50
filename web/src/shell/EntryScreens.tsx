import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../app/paths.ts'
import { ForgotPasswordScreen } from '../features/password/ForgotPasswordScreen.tsx'
import { ResetPasswordScreen } from '../features/password/ResetPasswordScreen.tsx'
import { VerifyEmailScreen } from '../features/password/VerifyEmailScreen.tsx'
import { SignUpScreen } from '../features/sign-up/SignUpScreen.tsx'
import { lazyPage } from '../ui/lazy-part/lazy-part.tsx'

const StopEmailsScreen = lazyPage(() => import('../features/email-stops/StopEmailsScreen.tsx'), { outer: true })

/** The public screens other than sign-in. They share one chunk, so that the sign-in screen does not list each of them. */
const EntryScreens = () => {
  const { pathname } = useLocation()
  switch (pathname.replace(/\/$/, '')) {
    case paths.forgotPassword:
      return <ForgotPasswordScreen />
    case paths.resetPassword:
      return <ResetPasswordScreen />
    case paths.verifyEmail:
      return <VerifyEmailScreen />
    case paths.stopEmails:
      return (
        <Suspense>
          <StopEmailsScreen />
        </Suspense>
      )
    default:
      return <SignUpScreen />
  }
}

export default EntryScreens
