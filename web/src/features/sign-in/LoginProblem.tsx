import type { SignInCause } from '../../app/session/sign-in-failures.ts'
import { text } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './LoginScreen.module.css'

interface LoginProblemProps {
  /** Its line breaks are kept. */
  message: string
  cause: SignInCause | undefined
  demo: boolean
  demoOffered: boolean
}

/** Why signing in failed and, outside of demo mode, what to do. */
export const LoginProblem = ({ message, cause, demo, demoOffered }: LoginProblemProps) => (
  <div role="alert" className={classes(look('stack', 'gapXS', 'padS', 'soft', 'rounded', 'tintLow'), styles.problem)}>
    <p className={look('strong', 'problem', 'breaks', 'keepsLines')}>{message}</p>
    {!demo && cause === 'credentials' && <p>{demoOffered ? text.signIn.helpInvalidDemo : text.signIn.helpInvalid}</p>}
    {demoOffered && cause === 'unreachable' && <p>{text.signIn.helpUnreachable}</p>}
    {!demo && cause === 'notFound' && (
      <>
        <p>{text.signIn.helpNotFound}</p>
        <ul className={styles.solutions}>
          {text.signIn.helpNotFoundSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)
