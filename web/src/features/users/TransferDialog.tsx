import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { CallError } from '@auctionwiz/contracts/client'
import { listInvitations } from '@auctionwiz/contracts/invitations'
import { confirmIdentity } from '@auctionwiz/contracts/passwords'
import { type AccountUser, listUsers, readUser, transferOwnership } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-change.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { errorMessage } from '../../components/ErrorState.tsx'
import { Field, TextInput } from '../../components/Field.tsx'
import { toast } from '../../components/Toasts.tsx'
import { fill } from '../../messages/index.ts'
import { usersText as text } from './messages.ts'

/** Hands the account over. A sign-in that is not fresh is confirmed by the password first. */
const TransferDialog = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { account } = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const [asksPassword, setAsksPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const transfer = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if (asksPassword) await call(confirmIdentity, { body: { password } })
      await call(transferOwnership, { body: { userId: user.id } })
      toast({ text: fill(text.transferred, { name: user.name, account: account.name }) })
      // The own place is another one now too.
      refresh([readCurrentUser, listUsers, readUser, listInvitations])
      onClose()
    } catch (error) {
      if (error instanceof CallError && error.code === 'confirmation_required') setAsksPassword(true)
      else setProblem(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={fill(text.transferTitle, { name: user.name })}
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
      <p>{fill(text.transferHelp, { name: user.name })}</p>
      {asksPassword && (
        <Field label={text.confirmPassword} hint={text.confirmHelp} error={problem}>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
      {!asksPassword && problem && <p role="alert">{problem}</p>}
    </Dialog>
  )
}

export default TransferDialog
