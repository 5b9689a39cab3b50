import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLeaveGuard } from '../../ui/leave-guard.ts'
import { clerkText as text } from './messages.ts'

/** Asks before the clerk leaves with results that were not sent. They stay on the device. */
export const LeaveSale = ({ waiting }: { waiting: number }) => {
  const { pathname } = useLocation()
  const [leave, setLeave] = useState<() => void>()
  useLeaveGuard(waiting > 0, {
    holds: (leaving) => leaving.by === 'session' || leaving.to !== pathname,
    ask: (next) => setLeave(() => next),
  })
  if (!leave) return null
  return (
    <Dialog
      title={text.leaveTitle}
      kind="alert"
      width={440}
      cancelLabel={text.stay}
      onClose={() => setLeave(undefined)}
      actions={
        <Button
          look="danger"
          onClick={() => {
            setLeave(undefined)
            leave()
          }}
        >
          {text.leave}
        </Button>
      }
    >
      {text.leaveText({ count: waiting })}
    </Dialog>
  )
}
