import { deleteAccount } from '@auctionwiz/contracts/houses'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useSession, useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import { ConfirmIdentity } from '../../confirm/ConfirmIdentity.tsx'
import { NotConfirmed, useConfirmed } from '../../confirm/confirm-identity.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import shared from '../Settings.module.css'
import { accountText } from './messages.ts'

const text = accountText.deletion

/** Deletes the account; only for its owner. */
export const DeleteAccount = () => {
  const { access } = useSignedIn()
  const [asking, setAsking] = useState(false)
  if (access.accountRole !== 'owner') return null
  return (
    <section className={shared.section} aria-labelledby="delete-account">
      <h2 id="delete-account" className={look('heading')}>
        {text.heading}
      </h2>
      <p className={look('soft')}>{text.help}</p>
      <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
        <Button look="danger" onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => setAsking(true)}>
          {text.label}
        </Button>
      </div>
      {asking && (
        <ConfirmIdentity>
          <Question onClose={() => setAsking(false)} />
        </ConfirmIdentity>
      )}
    </section>
  )
}

const Question = ({ onClose }: { onClose: () => void }) => {
  const call = useCall()
  const session = useSession()
  const { account } = useSignedIn()
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const remove = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await confirmed(() => call(deleteAccount, { params: { id: account.id } }))
      session.logout(text.deleted({ name: account.name }))
    } catch (reason) {
      if (!(reason instanceof NotConfirmed)) setError(reason)
      setBusy(false)
    }
  }
  return (
    <DeleteDialog
      title={text.title({ name: account.name })}
      body={text.body}
      label={text.label}
      busyLabel={text.busy}
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
