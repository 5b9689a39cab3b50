import type { Strength } from '@auctionwiz/contracts/passwords'
import { passwordStrength } from '@auctionwiz/domain/passwords-strength'
import { fill } from '../../messages/index.ts'
import { passwordText as text } from './messages.ts'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  password: string
  words: readonly string[]
  /** Why it would be refused, unless its field says so already. */
  problem: string | undefined
  /** What the service found, which knows more passwords. */
  rated: Strength | undefined
}

/** How many guesses a password withstands, in five steps, and what would help. Takes its room only once something is typed. */
const PasswordStrength = ({ password, words, problem, rated }: PasswordStrengthProps) => {
  const own = passwordStrength(password, words)
  const { score, suggestions } = rated && rated.score < own.score ? rated : own
  const label = text.fields.labels[score] ?? text.fields.labels[0]
  return (
    <div className={styles.strength} hidden={password === ''}>
      <div className={styles.steps} data-score={score} aria-hidden="true">
        {text.fields.labels.map((step, index) => (
          <span key={step} className={index <= score ? styles.reached : styles.step} />
        ))}
      </div>
      <p role="status">
        {password !== '' && fill(text.fields.strength, { label })}
        {password !== '' && <span className={styles.advice}> {problem ?? (score < 3 ? suggestions[0] : undefined)}</span>}
      </p>
    </div>
  )
}

export default PasswordStrength
