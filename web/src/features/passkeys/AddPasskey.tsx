import { listMfaMethods, readBackupCodes, readMfaSetup } from '@auctionwiz/contracts/mfa'
import { listPasskeys } from '@auctionwiz/contracts/passkeys'
import { useState } from 'react'
import { useRefresh } from '../../app/calls/use-change.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { Button } from '../../components/Button.tsx'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { passkeyText as text } from './messages.ts'
import styles from './Passkeys.module.css'
import { useConfirmed } from './use-confirmed.tsx'

const load = () => import('./ask-device.ts')

/** Has this device make a passkey. In the demonstration the button says why it does not. */
export const AddPasskey = () => {
  const session = useSession()
  const refresh = useRefresh()
  const { confirmed, confirmation } = useConfirmed()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>([])

  const attempt = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await confirmed(async () => {
        const { passkey, backupCodes } = await (await load()).createPasskey(session.call)
        setCodes(backupCodes)
        toast({ text: fill(text.added, { name: passkey.name }) })
      })
    } catch (error) {
      setProblem(messageOf(error, text.addFailed))
    } finally {
      setBusy(false)
      refresh([listPasskeys, listMfaMethods, readBackupCodes, readMfaSetup])
    }
  }
  return (
    <>
      <Button
        busy={busy}
        reason={session.isDemo ? text.inDemo : undefined}
        onPointerEnter={() => void load()}
        onClick={() => void attempt()}
      >
        {busy ? text.adding : text.add}
      </Button>
      {session.isDemo && <p className={styles.hint}>{text.inDemo}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {confirmation}
      {codes.length > 0 && <BackupCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  )
}
