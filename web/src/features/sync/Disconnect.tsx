import { readAuctionSync } from '@auctionwiz/contracts/auction-sync'
import { listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { disconnectPlatform, listPlatforms } from '@auctionwiz/contracts/platforms'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { importText } from '../bidders/importing/messages.ts'
import { syncText as text } from '../sync-runs/messages.ts'

interface DisconnectProps {
  platform: { id: string; name: string }
  onClose: () => void
}

/** Asks for confirmation, because ending the connection deletes the key. */
const Disconnect = ({ platform: { id, name }, onClose }: DisconnectProps) => {
  const { change, busy, error } = useMutation(disconnectPlatform, { refreshes: [listPlatforms, listPlatformConnections, readAuctionSync] })
  const disconnect = async () => {
    if (busy || !(await change({ params: { id } }))) return
    toast({ text: importText.disconnected({ platform: name }) })
    onClose()
  }
  return (
    <Dialog
      title={importText.disconnect({ platform: name })}
      kind="alert"
      width={440}
      onClose={onClose}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button look="danger" busy={busy} onClick={() => void disconnect()}>
          {importText.disconnectConfirm}
        </Button>
      }
    >
      {text.disconnectText({ platform: name })}
    </Dialog>
  )
}

export default Disconnect
