import { Circle12Regular } from '@fluentui/react-icons/headless/svg/circle'
import { Flash16Regular } from '@fluentui/react-icons/headless/svg/flash'
import { Person16Regular } from '@fluentui/react-icons/headless/svg/person'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { caseText } from '../case-messages.ts'
import styles from './Steps.module.css'

interface Step {
  key: string
  when: string
  what: string
  /** The rule and the facts of an automation. */
  why?: string | undefined
  /** Who did it, and what they said. */
  said?: string | undefined
  automated?: boolean
}

interface StepsProps {
  label: string
  steps: readonly Step[]
  /** They lie ahead. */
  ahead?: boolean
}

/** What happened or will happen, one below the other along a line. */
export const Steps = ({ label, steps, ahead = false }: StepsProps) => (
  <ol aria-label={label} className={styles.steps} data-ahead={ahead || undefined}>
    {steps.map(({ key, when, what, why, said, automated }) => (
      <li key={key} className={classes(look('gapM', 'padBottomM', 'grid', 'anchor'), styles.step)}>
        <span className={classes(look('note', 'right'), styles.when)}>{when}</span>
        <span className={classes(look('padTopXXS', 'justified', 'flex', 'soft'), styles.sign)}>
          {ahead ? (
            <Circle12Regular />
          ) : automated ? (
            <Flash16Regular aria-label={caseText.byAutomation} />
          ) : (
            <Person16Regular aria-label={caseText.byPerson} />
          )}
        </span>
        <div className={look('shrinks')}>
          <p className={look('noMargin', 'breaks')}>{what}</p>
          {said && <p className={look('noMargin', 'note', 'breaks', 'keepsLines')}>{said}</p>}
          {why && <p className={classes(look('caption', 'soft', 'breaks', 'padLeftS', 'aboveXXS'), styles.why)}>{why}</p>}
        </div>
      </li>
    ))}
  </ol>
)
