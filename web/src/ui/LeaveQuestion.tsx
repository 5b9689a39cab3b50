import { useState } from 'react'
import { useLocation } from 'react-router'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useLeaveGuard } from './leave-guard.ts'

export interface LeaveQuestionProps {
  /** The form on this page has unsaved input. */
  dirty: boolean
  /** Discards the input: what stays on the page shows the saved values again. */
  onDiscard?: (() => void) | undefined
}

/** The guard of a form that is part of a page: asks before the user leaves the page with unsaved input. `Dialog` has its own. */
export const LeaveQuestion = ({ dirty, onDiscard }: LeaveQuestionProps) => {
  const { pathname } = useLocation()
  const [leave, setLeave] = useState<() => void>()
  useLeaveGuard(dirty, {
    // Filters and sorting change the address, but the form stays.
    holds: (leaving) => leaving.by === 'session' || (leaving.by !== 'link' && leaving.to !== pathname),
    ask: (next) => setLeave(() => next),
  })
  if (!leave) return null
  const close = () => setLeave(undefined)
  return (
    <Dialog
      title={text.common.discardQuestion}
      kind="alert"
      width={440}
      cancelLabel={text.common.keepEditing}
      onClose={close}
      actions={
        <Button
          look="danger"
          onClick={() => {
            close()
            leave()
            onDiscard?.()
          }}
        >
          {text.common.discard}
        </Button>
      }
    />
  )
}
