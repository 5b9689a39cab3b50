import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { listInvitations } from '@auctionwiz/contracts/invitations'
import { type AccountUser, listUsers, readUser, transferOwnership } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { ConfirmIdentity } from '../confirm/ConfirmIdentity.tsx'
import { NotConfirmed, useConfirmed } from '../confirm/confirm-identity.ts'
import { usersText as text } from './messages.ts'

interface TransferProps {
  user: AccountUser
  onClose: () => void
}

/** Transfers the account's ownership; requires a fresh sign-in. */
const TransferDialog = (props: TransferProps) => (
  <ConfirmIdentity>
    <Question {...props} />
  </ConfirmIdentity>
)

const Question = ({ user, onClose }: TransferProps) => {
  const { account } = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const transfer = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await confirmed(() => call(transferOwnership, { body: { userId: user.id } }))
      toast({ text: text.transferred({ name: user.name, account: account.name }) })
      // The user's own role has changed too.
      refresh([readCurrentUser, listUsers, readUser, listInvitations])
      onClose()
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={text.transferTitle({ name: user.name })}
      kind="alert"
      width={480}
      onClose={onClose}
      onSubmit={() => void transfer()}
      actions={
        <Button type="submit" look="danger" busy={busy}>
          {busy ? text.working : text.transfer}
        </Button>
      }
    >
      <p>{text.transferHelp({ name: user.name })}</p>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  )
}

export default TransferDialog
