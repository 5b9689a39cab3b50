import { listMfaMethods } from '@auctionwiz/contracts/mfa'
import { listPasskeys, type Passkey, removePasskey } from '@auctionwiz/contracts/passkeys'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useConfirmed } from '../../confirm/confirm-identity.ts'
import { useAction } from '../../confirm/use-action.ts'
import { passkeyText as text } from '../../passkeys/messages.ts'
import { useFactorsChanged } from '../use-factors-changed.ts'

/** Confirms the removal of a passkey, and warns if it is the last second factor. */
export const RemovePasskey = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const changed = useFactorsChanged()
  const passkeys = useQuery(listPasskeys, {}).data?.passkeys ?? []
  const methods = useQuery(listMfaMethods, {}).data?.methods
  const { busy, run } = useAction()
  const last = passkeys.length === 1 && methods?.every(({ enabled }) => !enabled)

  const remove = async () => {
    await run(async () => {
      await confirmed(() => call(removePasskey, { params: { id } }))
      toast({ text: text.removed({ name }) })
      refresh([listPasskeys])
      await changed()
    }, text.removeFailed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={text.removeTitle({ name })}
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
