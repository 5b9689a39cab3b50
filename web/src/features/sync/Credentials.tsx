import { readAuctionSync } from '@auctionwiz/contracts/auction-sync'
import { listPlatformAuctions, listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { look } from '../../ui/look.ts'
import { useConnectPlatform } from '../bidders/importing/ConnectPlatform.tsx'

interface CredentialsProps {
  title: string
  /** The platforms to choose from. */
  platforms: readonly { id: string; name: string }[]
  onClose: () => void
  onConnected?: (id: string) => void
}

/** Asks for the key of a platform, a first one or a new one. */
const Credentials = ({ title, platforms, onClose, onConnected }: CredentialsProps) => {
  const refresh = useRefresh()
  const { fields, connect, busy, ready, label } = useConnectPlatform({
    platforms: platforms.map(({ id, name }) => ({ id, name, connected: false })),
    onConnected: (id) => {
      refresh([listPlatformConnections, listPlatformAuctions, readAuctionSync])
      onConnected?.(id)
      onClose()
    },
  })
  return (
    <Dialog
      title={title}
      width={480}
      onClose={onClose}
      onSubmit={() => void connect()}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={!ready}>
          {label}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>{fields}</div>
    </Dialog>
  )
}

export default Credentials
