import { type ApiKey, listApiKeys, rotateApiKey, rotationGraceHours } from '@auctionwiz/contracts/api-keys'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { NotConfirmed, useConfirmed } from '../../confirm/confirm-identity.ts'
import type { IssuedKey } from './ApiKeys.tsx'
import { lifetimeOptions, usualLifetime } from './api-key-form.ts'
import { apisText } from './messages.ts'

const text = apisText.keys

interface RotateApiKeyProps {
  apiKey: ApiKey
  onIssued: (issued: IssuedKey) => void
  onClose: () => void
}

/** Gives a key a new secret and a new end. */
const RotateApiKey = ({ apiKey: { id, name }, onIssued, onClose }: RotateApiKeyProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const [lifetime, setLifetime] = useState(usualLifetime)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const rotate = async () => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const issued = await confirmed(() => call(rotateApiKey, { params: { id }, body: { expiresInDays: Number(lifetime) } }))
      toast({ text: text.rotated({ name }) })
      refresh([listApiKeys])
      onIssued(issued)
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={text.rotateTitle({ name })}
      width={480}
      onClose={onClose}
      onSubmit={() => void rotate()}
      note={problem !== undefined && <span role="alert">{errorMessage(problem)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.rotating : text.rotateSubmit}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{text.rotateHelp({ hours: rotationGraceHours })}</p>
        <Field label={text.labels.lifetime}>
          <Select value={lifetime} onChange={({ target }) => setLifetime(target.value)}>
            {lifetimeOptions().map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Dialog>
  )
}

export default RotateApiKey
