import { type AccountUser, listUsers, readUser, readUserActivity, resetUserMfa } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { ConfirmIdentity } from '../confirm/ConfirmIdentity.tsx'
import { NotConfirmed, useConfirmed } from '../confirm/confirm-identity.ts'
import { usersText as text } from './messages.ts'
import { houseToManage } from './people.ts'

interface ResetMfaProps {
  user: AccountUser
  onClose: () => void
}

/** Removes the second factors of a user who lost them; requires a fresh sign-in. */
const ResetMfaDialog = (props: ResetMfaProps) => (
  <ConfirmIdentity>
    <Question {...props} />
  </ConfirmIdentity>
)

const Question = ({ user, onClose }: ResetMfaProps) => {
  const who = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const values = { name: user.name || user.email, email: user.email }

  const reset = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const auctionHouseId = houseToManage(user, who)
    try {
      await confirmed(() => call(resetUserMfa, { params: { id: user.id }, ...(auctionHouseId && { auctionHouseId }) }))
      toast({ text: text.resetMfaDone(values) })
      refresh([listUsers, readUser, readUserActivity])
      onClose()
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={text.resetMfaTitle(values)}
      kind="alert"
      width={480}
      onClose={onClose}
      onSubmit={() => void reset()}
      actions={
        <Button type="submit" look="danger" busy={busy}>
          {busy ? text.working : text.resetMfa}
        </Button>
      }
    >
      <p>{text.resetMfaHelp(values)}</p>
      <ul className={look('stack', 'gapXS', 'aboveM', 'bullets')}>
        {text.resetMfaFollows.map((line) => {
          const words = fill(line, values)
          return <li key={words}>{words}</li>
        })}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  )
}

export default ResetMfaDialog
