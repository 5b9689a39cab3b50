import { type Invitation, listInvitations, withdrawInvitation } from '@auctionwiz/contracts/invitations'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useAction } from '../confirm/use-action.ts'
import { usersText as text } from './messages.ts'

const WithdrawDialog = ({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const { busy, run } = useAction()
  const withdraw = async () => {
    const done = await run(() => call(withdrawInvitation, { params: { id } }), text.withdrawFailed)
    if (done) toast({ text: text.withdrawn({ email }) })
    refresh([listInvitations])
    onClose()
  }
  return (
    <ConfirmDialog
      title={text.withdrawTitle({ email })}
      confirmLabel={busy ? text.working : text.withdraw}
      busy={busy}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {text.withdrawHelp}
    </ConfirmDialog>
  )
}

export default WithdrawDialog
