import { Backspace24Regular } from '@fluentui/react-icons/headless/svg/backspace'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ActionButton } from './ActionButton.tsx'
import styles from './Clerk.module.css'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Digits for the paddle, in place of a keyboard. */
export const KeyPad = clerkPart(
  'typePaddle',
  'erasePaddle',
  'setPaddle',
)(function KeyPad({ clerk: { typePaddle, erasePaddle, setPaddle } }) {
  const digit = (one: string) => (
    <ActionButton key={one} onClick={() => typePaddle(one)}>
      {one}
    </ActionButton>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div role="group" aria-label={text.keyPad} className={classes(look('grid', 'gapS'), styles.pad)}>
      {digits.map(digit)}
      <ActionButton className={styles.word} onClick={() => setPaddle('')}>
        {text.clear}
      </ActionButton>
      {digit('0')}
      <ActionButton icon={<Backspace24Regular />} aria-label={text.erase} onClick={erasePaddle} />
    </div>
  )
})
