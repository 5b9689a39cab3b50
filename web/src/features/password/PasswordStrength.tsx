import { passwordStrength, type PasswordStrength as Rating } from '@auctionwiz/domain/passwords-strength'
import { useEffect, useState } from 'react'
import { phraseShown } from '../../messages/field-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { passwordText as text } from './messages.ts'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  password: string
  words: readonly string[]
  /** Why the service would reject it, unless the field already says so. */
  problem: string | undefined
}

const colours = ['var(--scoreLow)', 'var(--scoreLow)', 'var(--scoreMedium)', 'var(--scoreHigh)', 'var(--scoreHigh)']

/** The password's strength in five steps, by the guesses it withstands, with advice. Takes space only after input. */
const PasswordStrength = ({ password, words, problem }: PasswordStrengthProps) => {
  const { score, suggestions } = useRating(password, words)
  const [suggestion] = score < 3 ? suggestions : []
  const label = text.fields.labels[score] ?? text.fields.labels[0]
  return (
    <div className={classes(look('stack', 'caption', 'gapXS'), styles.strength)} hidden={password === ''}>
      <div className={look('grid', 'gapXS', 'ownColors', 'columns')} style={columns('repeat(5, 1fr)')} aria-hidden="true">
        {text.fields.labels.map((step, index) => (
          <span
            key={step}
            className={look('roundedSmall', 'track', 'high4')}
            style={index <= score ? { background: colours[score] } : undefined}
          />
        ))}
      </div>
      <p role="status">
        {password !== '' && text.fields.strength({ label })}
        {password !== '' && <span className={look('muted')}> {problem ?? (suggestion && phraseShown(suggestion))}</span>}
      </p>
    </div>
  )
}

const unrated: Rating = { score: 0, guesses: 0, suggestions: [] }

/** The rating of the latest input; the previous rating stays until it is ready. */
const useRating = (password: string, words: readonly string[]): Rating => {
  const [rating, setRating] = useState(unrated)
  const own = words.join('\n')
  useEffect(() => {
    let wanted = true
    // If the dictionary can't be loaded, the service still checks the password.
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
