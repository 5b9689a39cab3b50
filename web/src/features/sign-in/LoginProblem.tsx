import { text } from '../../messages/index.ts'
import { look } from '../../ui/look.ts'
import styles from './LoginScreen.module.css'

interface LoginProblemProps {
  /** Its line breaks are kept. */
  message: string
  demo: boolean
  demoOffered: boolean
}

/** Why signing in failed and, outside of demo mode, what to do. */
export const LoginProblem = ({ message, demo, demoOffered }: LoginProblemProps) => (
  <div role="alert" className={styles.problem}>
    <p className={look('strong', 'problem', 'breaks', 'keepsLines')}>{message}</p>
    {!demo && message.includes('Invalid email or password') && <p>{demoOffered ? text.signIn.helpInvalidDemo : text.signIn.helpInvalid}</p>}
    {demoOffered && message.includes('Cannot connect to authentication service') && <p>{text.signIn.helpUnreachable}</p>}
    {!demo && message.includes('User account not found') && (
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
