import { connectPlatform, disconnectPlatform, listPlatforms, type Platform } from '@auctionwiz/contracts/platforms'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { ConnectPlatform } from './ConnectPlatform.tsx'
import styles from './ImportBidders.module.css'
import { importText } from './messages.ts'

export interface PlatformChoiceProps {
  platforms: readonly Platform[]
  selected: Platform | undefined
  onSelect: (id: string) => void
  /** The form that connects another platform replaces the choice. */
  connecting: boolean
  onConnecting: (open: boolean) => void
  /** The question whether to end the connection is open; nothing is read through the connection meanwhile. */
  leaving: boolean
  onLeaving: (open: boolean) => void
}

/** Chooses a connected platform; also connects another one and ends a connection. */
export const PlatformChoice = (props: PlatformChoiceProps) => {
  const { platforms, selected, onSelect, connecting, onConnecting, leaving, onLeaving } = props
  const mayNot = usePermissionReason(connectPlatform.access.permission)
  const connect = (
    <Button look="link" reason={mayNot} onClick={() => onConnecting(true)}>
      {importText.connectAnother}
    </Button>
  )
  if (platforms.length === 0)
    return (
      <EmptyState compact title={importText.noneConnected}>
        {importText.noneOffered}
      </EmptyState>
    )
  if (connecting)
    return (
      <ConnectPlatform
        platforms={platforms.filter(({ connected }) => !connected)}
        onClose={() => onConnecting(false)}
        onConnected={(id) => {
          onConnecting(false)
          onSelect(id)
        }}
      />
    )
  return (
    <>
      {selected ? (
        <Field label={importText.platform} aside={platforms.some(({ connected }) => !connected) && connect}>
          <Select value={selected.id} onChange={({ target }) => onSelect(target.value)}>
            {platforms.map(({ id, name, connected }) => (
              <option key={id} value={id} disabled={!connected}>
                {connected ? name : importText.notConnected({ platform: name })}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <EmptyState
          compact
          title={importText.noneConnected}
          actions={
            <Button look="primary" reason={mayNot} onClick={() => onConnecting(true)}>
              {importText.connectFirst}
            </Button>
          }
        >
          {importText.noneConnectedText}
        </EmptyState>
      )}
      {selected && !leaving && (
        <Button look="link" reason={mayNot} className={styles.disconnect} onClick={() => onLeaving(true)}>
          {importText.disconnect({ platform: selected.name })}
        </Button>
      )}
      {selected && leaving && <Disconnect platforms={platforms} platform={selected} onClose={() => onLeaving(false)} />}
    </>
  )
}

/** Asks for confirmation, because ending the connection deletes the key. */
const Disconnect = ({ platforms, platform, onClose }: { platforms: readonly Platform[]; platform: Platform; onClose: () => void }) => {
  const { change, busy, error } = useMutation(disconnectPlatform, {
    refreshes: [listPlatforms],
    // Set immediately, so that nothing is read from the removed platform before the list refreshes.
    onDone: (_answer, store) =>
      store(listPlatforms, {}, { platforms: platforms.map((one) => (one.id === platform.id ? { ...one, connected: false } : one)) }),
  })
  const disconnect = async () => {
    if (busy || !(await change({ params: { id: platform.id } }))) return
    toast({ text: importText.disconnected({ platform: platform.name }) })
    onClose()
  }
  return (
    <div role="alert" className={look('row', 'wrap', 'gapS', 'aboveS')}>
      <p className={look('from240')}>
        {error === undefined ? importText.disconnectText({ platform: platform.name }) : errorMessage(error)}
      </p>
      <Button look="danger" small busy={busy} onClick={() => void disconnect()}>
        {importText.disconnectConfirm}
      </Button>
      <Button small onClick={onClose}>
        {importText.keep}
      </Button>
    </div>
  )
}
