import { passwordStrength, type PasswordStrength as Rating } from '@auctionwiz/domain/passwords-strength'
import { useEffect, useState } from 'react'
import { fill } from '../../messages/index.ts'
import { passwordText as text } from './messages.ts'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  password: string
  words: readonly string[]
  /** Why it would be refused, unless its field says so already. */
  problem: string | undefined
}

/** How many guesses a password withstands, in five steps, and what would help. Takes its room only once something is typed. */
const PasswordStrength = ({ password, words, problem }: PasswordStrengthProps) => {
  const { score, suggestions } = useRating(password, words)
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

const unrated: Rating = { score: 0, guesses: 0, suggestions: [] }

/** The rating of what was typed last; the one before stays until then. */
const useRating = (password: string, words: readonly string[]): Rating => {
  const [rating, setRating] = useState(unrated)
  const own = words.join('\n')
  useEffect(() => {
    let wanted = true
    // Where the dictionary cannot be loaded the service still judges the password.
    passwordStrength(password, own.split('\n')).then(
      (rated) => wanted && setRating(rated),
      () => wanted && setRating(unrated),
    )
    return () => {
      wanted = false
    }
  }, [password, own])
  return rating
}

export default PasswordStrength
