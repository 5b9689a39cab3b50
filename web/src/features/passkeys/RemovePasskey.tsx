import { listMfaMethods, readBackupCodes, readMfaSetup } from '@auctionwiz/contracts/mfa'
import { listPasskeys, type Passkey, removePasskey } from '@auctionwiz/contracts/passkeys'
import { useState } from 'react'
import { useCall, useData } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-change.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { ConfirmDialog } from '../../components/Dialog.tsx'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import { passkeyText as text } from './messages.ts'
import { useConfirmed } from './use-confirmed.tsx'

/** Asks before a passkey goes, and warns where it is the last second factor. */
export const RemovePasskey = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const passkeys = useData(listPasskeys, {}).data?.passkeys ?? []
  const methods = useData(listMfaMethods, {}).data?.methods
  const { confirmed, confirmation } = useConfirmed()
  const [busy, setBusy] = useState(false)
  const last = passkeys.length === 1 && methods?.every(({ enabled }) => !enabled)

  const remove = async () => {
    setBusy(true)
    try {
      await confirmed(async () => {
        await call(removePasskey, { params: { id } })
        toast({ text: fill(text.removed, { name }) })
        refresh([listPasskeys, listMfaMethods, readBackupCodes, readMfaSetup])
        onClose()
      })
    } catch (error) {
      toast({ tone: 'problem', text: `${text.removeFailed} ${messageOf(error, '')}` })
      onClose()
    } finally {
      setBusy(false)
    }
  }
  if (confirmation) return confirmation
  return (
    <ConfirmDialog
      title={fill(text.removeTitle, { name })}
      confirmLabel={busy ? text.removing : text.remove}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {last && <p>{text.removeLast}</p>}
      <p>{text.removeHelp}</p>
    </ConfirmDialog>
  )
}
