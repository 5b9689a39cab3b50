import { type ReactNode, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { type LeaveGuard, useLeaveGuard } from './leave-guard.ts'
import { look } from './look.ts'

interface DiscardOptions {
  /** The form has unsaved input: leaving asks once. */
  dirty: boolean
  onClose: () => void
  holds: LeaveGuard['holds']
}

/** Asks before the unsaved input of a dialog or panel is lost. The question takes the place of the buttons in its footer. */
export const useDiscardQuestion = ({ dirty, onClose, holds }: DiscardOptions): { close: () => void; question: ReactNode } => {
  const [leaving, setLeaving] = useState<() => void>()
  const typedIn = useRef<Element>(null)
  const ask = (leave: () => void) => {
    typedIn.current = document.activeElement
    setLeaving(() => leave)
  }
  useLeaveGuard(dirty, {
    holds,
    ask: (leave, { by }) =>
      ask(() => {
        onClose()
        // Back closes the form, as Escape does.
        if (by !== 'history') leave()
      }),
  })
  const keepEditing = () => {
    setLeaving(undefined)
    if (typedIn.current instanceof HTMLElement) typedIn.current.focus()
  }
  return {
    close: () => (dirty && !leaving ? ask(onClose) : onClose()),
    question: leaving && (
      <>
        <span className={look('fill', 'note')} role="alert">
          {text.common.discardQuestion}
        </span>
        {/* The safe answer has the focus: the question was asked of the keyboard too. */}
        <Button key="keep" ref={takeFocus} onClick={keepEditing}>
          {text.common.keepEditing}
        </Button>
        <Button look="danger" onClick={leaving}>
          {text.common.discard}
        </Button>
      </>
    ),
  }
}

/** A separate function, so that rerendering does not move the focus again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()
