import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { listMySessions, revokeOtherSessions } from '@auctionwiz/contracts/sessions'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog, prefetchDialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useAction } from '../../confirm/use-action.ts'
import { securityText } from '../messages.ts'

const text = securityText.sessions

/** Ends all other sessions, after a confirmation. */
export const EndOthers = ({ count }: { count: number }) => {
  const call = useCall()
  const refresh = useRefresh()
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  const end = async () => {
    const done = await run(() => call(revokeOtherSessions, {}), text.endFailed)
    setAsking(false)
    refresh([listMySessions, listSecurityEvents])
    if (done) toast({ text: text.othersEnded })
  }
  return (
    <>
      <Button reason={count === 0 ? text.noOthers : undefined} onPointerEnter={prefetchDialog} onClick={() => setAsking(true)}>
        {text.endOthers}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text.endOthersTitle}
          confirmLabel={busy ? text.ending : text.endOthers}
          busy={busy}
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          {text.endOthersHelp({ count })}
        </ConfirmDialog>
      )}
    </>
  )
}
