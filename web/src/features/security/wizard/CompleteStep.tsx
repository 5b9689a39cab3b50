import { CheckmarkCircle24Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { securityText } from '../messages.ts'

const text = securityText.wizard

/** The last step: confirms the setup and suggests another method. */
export const CompleteStep = ({ onAgain }: { onAgain: () => void }) => {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <div ref={words} tabIndex={-1} className={look('row', 'gapM', 'strong', 'noOutline')}>
        <CheckmarkCircle24Regular className={look('high')} />
        <p>{text.complete}</p>
      </div>
      <p className={look('soft')}>
        {text.completeNext}{' '}
        <Button look="link" onClick={onAgain}>
          {text.addAnother}
        </Button>
      </p>
    </>
  )
}
