import { type ApiKey, listApiKeys, revokeApiKey } from '@auctionwiz/contracts/api-keys'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { NotConfirmed, useConfirmed } from '../../confirm/confirm-identity.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { apisText } from './messages.ts'

const text = apisText.keys

/** Ends a key at once, after a confirmation. */
const RevokeApiKey = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const revoke = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await confirmed(() => call(revokeApiKey, { params: { id } }))
      toast({ text: text.revokedNow({ name }) })
      refresh([listApiKeys])
      onClose()
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(error)
      setBusy(false)
    }
  }
  return (
    <DeleteDialog
      title={text.revokeTitle({ name })}
      body={text.revokeBody}
      label={text.revokeSubmit}
      busyLabel={text.revoking}
      busy={busy}
      error={problem}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  )
}

export default RevokeApiKey
