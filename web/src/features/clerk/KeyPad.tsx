import { Backspace24Regular } from '@fluentui/react-icons/headless/svg/backspace'
import { look } from '../../ui/look.ts'
import { ActionButton } from './ActionButton.tsx'
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
    <ActionButton key={one} wide onClick={() => typePaddle(one)}>
      <span className={look('figure')}>{one}</span>
    </ActionButton>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div role="group" aria-label={text.keyPad} className={look('grid', 'threeColumns', 'gapS', 'controls74', 'phoneControls44')}>
      {digits.map(digit)}
      <ActionButton wide onClick={() => setPaddle('')}>
        {text.clear}
      </ActionButton>
      {digit('0')}
      <ActionButton wide aria-label={text.erase} onClick={erasePaddle}>
        <Backspace24Regular />
      </ActionButton>
    </div>
  )
})
