import { connectPlatform, listPlatforms, type Platform } from '@auctionwiz/contracts/platforms'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { text } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { importText } from './messages.ts'

export interface ConnectPlatformProps {
  /** The platforms that are not connected. */
  platforms: readonly Platform[]
  onClose: () => void
  onConnected: (id: string) => void
}

/** The fields that connect a platform with the key that it issued to the house. The key is sent once and never shown again. */
export const useConnectPlatform = ({ platforms, onConnected }: Omit<ConnectPlatformProps, 'onClose'>) => {
  const [id, setId] = useState(platforms[0]?.id ?? '')
  const [key, setKey] = useState('')
  const { change, busy, error, clearError } = useMutation(connectPlatform, { refreshes: [listPlatforms] })
  const ready = key.trim() !== ''

  const connect = async () => {
    if (busy || !ready) return
    const connected = await change({ params: { id }, body: { key } })
    if (!connected) return
    toast({ text: importText.connected({ platform: connected.name }) })
    onConnected(connected.id)
  }

  const fields = (
    <>
      <Field label={importText.platform}>
        <Select
          value={id}
          onChange={({ target }) => {
            setId(target.value)
            clearError()
          }}
        >
          {platforms.map((platform) => (
            <option key={platform.id} value={platform.id}>
              {platform.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={importText.key} hint={importText.keyHint} error={error === undefined ? undefined : errorMessage(error)}>
        <TextInput
          type="password"
          autoComplete="off"
          maxLength={500}
          value={key}
          onChange={({ target }) => {
            setKey(target.value)
            clearError()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void connect()
          }}
        />
      </Field>
    </>
  )
  const label = busy ? importText.connecting : importText.connect
  return { fields, connect, busy, ready, label }
}

/** Connects a platform within a dialog that is about something else. */
export const ConnectPlatform = ({ platforms, onClose, onConnected }: ConnectPlatformProps) => {
  const { fields, connect, busy, ready, label } = useConnectPlatform({ platforms, onConnected })
  return (
    <section aria-label={importText.connectTitle} className={look('stack', 'gapL')}>
      {fields}
      <div className={look('flex', 'end', 'gapS')}>
        <Button onClick={onClose}>{text.common.back}</Button>
        <Button look="primary" busy={busy} disabled={!ready} onClick={() => void connect()}>
          {label}
        </Button>
      </div>
    </section>
  )
}
