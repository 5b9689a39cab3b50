import { listPasskeys } from '@auctionwiz/contracts/passkeys'
import { useState } from 'react'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useSession } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { useUnmountSignal } from '../../../app/use-unmount-signal.ts'
import { withTexts } from '../../../messages/catalogue.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { look } from '../../../ui/look.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { NotConfirmed, useConfirmed } from '../../confirm/confirm-identity.ts'
import { useAction } from '../../confirm/use-action.ts'
import { passkeyText as text } from '../../passkeys/messages.ts'
import { CodeList } from '../backup-codes/CodeList.tsx'
import { useFactorsChanged } from '../use-factors-changed.ts'

const load = withTexts(() => import('../../passkeys/ask-device.ts'))

/** Creates a passkey on this device. In the demonstration the button is disabled with a reason. */
export const AddPasskey = () => {
  const session = useSession()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const changed = useFactorsChanged()
  const { run } = useAction()
  const unmountSignal = useUnmountSignal()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>([])

  const attempt = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { createPasskey } = await load()
      const { passkey, backupCodes } = await confirmed(() => createPasskey(session.call, unmountSignal()))
      setCodes(backupCodes)
      toast({ text: text.added({ name: passkey.name }) })
      refresh([listPasskeys])
      // The screen that shows the codes may be replaced now.
      if (backupCodes.length === 0) await changed()
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(messageOf(error, text.addFailed))
    } finally {
      setBusy(false)
    }
  }
  const keptCodes = () => {
    setCodes([])
    void run(changed, text.addFailed)
  }
  return (
    <>
      <Button
        busy={busy}
        reason={session.isDemo ? text.inDemo : undefined}
        onPointerEnter={() => prefetch(load)}
        onClick={() => void attempt()}
      >
        {busy ? text.adding : text.add}
      </Button>
      {session.isDemo && <p className={look('aboveS', 'muted')}>{text.inDemo}</p>}
      {problem && (
        <p role="alert" className={look('aboveS', 'problem')}>
          {problem}
        </p>
      )}
      {codes.length > 0 && (
        <Dialog title={text.codesTitle} width={480} kind="alert" cancelLabel={text.codesKept} onClose={keptCodes}>
          <p>{text.codesHelp}</p>
          <CodeList codes={codes} />
        </Dialog>
      )}
    </>
  )
}
