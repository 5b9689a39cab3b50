import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Steps.module.css'

interface StepsProps<Id extends string> {
  /** What the steps lead through, for screen readers. */
  label: string
  steps: readonly { id: Id; label: string }[]
  current: Id
}

/** The numbered steps of a task, 40 px: those before `current` are done. */
export const Steps = <Id extends string>({ label, steps, current }: StepsProps<Id>) => {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol aria-label={label} className={look('row', 'fixed', 'gapXL', 'padPage', 'lineBelow', 'phoneWraps', 'phoneGapL')}>
      {steps.map(({ id, label: name }, index) => (
        <li
          key={id}
          aria-current={id === current ? 'step' : undefined}
          className={classes(look('row', 'gapS', 'tall40', 'anchor', 'oneLine', 'muted'), styles.step, index < at && styles.done)}
        >
          <span
            aria-hidden="true"
            className={classes(
              look('inlineRow', 'round', 'caption', 'wide20', 'high20', 'justified', 'edged'),
              id === current ? look('onBrand') : styles.mark,
            )}
          >
            {index < at ? <Checkmark16Regular /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
