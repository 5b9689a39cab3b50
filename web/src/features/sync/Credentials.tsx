import { listPlatformConnections, readAuctionSync } from '@auctionwiz/contracts/auction-sync'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ConnectPlatform } from '../bidders/importing/ConnectPlatform.tsx'
import { syncText as text } from './messages.ts'

interface CredentialsProps {
  /** The platforms to choose from. */
  platforms: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Asks for the key of a platform, a first one or a new one. */
const Credentials = ({ platforms, onClose }: CredentialsProps) => {
  const refresh = useRefresh()
  const connected = () => {
    refresh([listPlatformConnections, readAuctionSync])
    onClose()
  }
  return (
    <Dialog title={text.updateCredentials} width={480} onClose={onClose}>
      <ConnectPlatform
        platforms={platforms.map(({ id, name }) => ({ id, name, connected: false }))}
        onClose={onClose}
        onConnected={connected}
      />
    </Dialog>
  )
}

export default Credentials
