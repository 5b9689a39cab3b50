import type { SignInCause } from '../../app/session/sign-in-failures.ts'
import { text } from '../../messages/index.ts'
import { look } from '../../ui/look.ts'

interface LoginProblemProps {
  /** Its line breaks are kept. */
  message: string
  cause: SignInCause | undefined
  demo: boolean
  demoOffered: boolean
}

/** Why signing in failed and, outside of demo mode, what to do. */
export const LoginProblem = ({ message, cause, demo, demoOffered }: LoginProblemProps) => (
  <div role="alert" className={look('stack', 'gapXS', 'padS', 'soft', 'rounded', 'tintLow', 'framed', 'lowEdge')}>
    <p className={look('strong', 'problem', 'breaks', 'keepsLines')}>{message}</p>
    {!demo && cause === 'credentials' && <p>{demoOffered ? text.signIn.helpInvalidDemo : text.signIn.helpInvalid}</p>}
    {demoOffered && cause === 'unreachable' && <p>{text.signIn.helpUnreachable}</p>}
    {!demo && cause === 'notFound' && (
      <>
        <p>{text.signIn.helpNotFound}</p>
        <ul className={look('bullets')}>
          {text.signIn.helpNotFoundSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)
