import { listInvitations } from '@auctionwiz/contracts/invitations'
import {
  type AccountUser,
  deactivateUser,
  listUsers,
  reactivateUser,
  readUser,
  readUserActivity,
  sendUserPasswordReset,
} from '@auctionwiz/contracts/users'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useAction } from '../confirm/use-action.ts'
import { usersText as text } from './messages.ts'
import { houseToManage } from './people.ts'

export interface DeedDialogProps {
  deed: 'deactivate' | 'reactivate' | 'reset'
  user: AccountUser
  onClose: () => void
}

/** Confirms the deactivation, reactivation or password reset of a user. */
const DeedDialog = ({ deed, user, onClose }: DeedDialogProps) => {
  const { id, name, email } = user
  const call = useCall()
  const refresh = useRefresh()
  const who = useSignedIn()
  const { busy, run } = useAction()
  const auctionHouseId = houseToManage(user, who)
  const input = { params: { id }, ...(auctionHouseId && { auctionHouseId }) }
  const words = wordsOf(deed, user)
  const carryOut = async () => {
    const endpoint = deed === 'deactivate' ? deactivateUser : reactivateUser
    const done = await run(() => (deed === 'reset' ? call(sendUserPasswordReset, input) : call(endpoint, input)), words.failed)
    if (done) toast({ text: words.done })
    refresh([listUsers, readUser, readUserActivity, listInvitations])
    onClose()
  }
  if (deed !== 'deactivate')
    return (
      <Dialog
        title={words.title}
        kind="alert"
        width={440}
        onClose={onClose}
        actions={
          <Button look="primary" busy={busy} onClick={() => void carryOut()}>
            {busy ? text.working : words.confirm}
          </Button>
        }
      >
        {words.help}
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={text.deactivateTitle({ name: name || email })}
      confirmLabel={busy ? text.deactivating : text.deactivate}
      busy={busy}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    >
      <p>{text.deactivateQuestion}</p>
      <p>{words.help}</p>
    </ConfirmDialog>
  )
}

const wordsOf = (deed: DeedDialogProps['deed'], { name, email }: AccountUser) => {
  const values = { name: name || email, email }
  if (deed === 'reset')
    return {
      title: text.resetTitle(values),
      help: text.resetHelp(values),
      confirm: text.resetSend,
      done: text.resetSent(values),
      failed: text.resetFailed,
    }
  if (deed === 'reactivate')
    return {
      title: text.reactivateTitle(values),
      help: text.reactivateHelp(values),
      confirm: text.reactivate,
      done: text.reactivated(values),
      failed: text.reactivateFailed,
    }
  return {
    title: text.deactivateTitle(values),
    help: text.deactivateHelp(values),
    confirm: text.deactivate,
    done: text.deactivated(values),
    failed: text.deactivateFailed,
  }
}

export default DeedDialog
