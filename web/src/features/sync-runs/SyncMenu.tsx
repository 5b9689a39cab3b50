import { type AuctionSync, type SyncDirection, syncAuction, syncDirections } from '@auctionwiz/contracts/auction-sync'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { usePermissionReason } from '../../app/permissions.ts'
import type { ButtonLook } from '../../ui/Button.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { syncText as text } from './messages.ts'
import { directionText } from './run-words.ts'

interface SyncMenuProps {
  sync: AuctionSync
  busy: boolean
  look: ButtonLook
  onSync: (direction: SyncDirection) => void
}

const isOff = (connection: AuctionSync['connection']): boolean => connection === 'Syncing' || connection === 'Disconnected'

/** Starts a sync in one of the directions. */
export const SyncMenu = ({ sync: { platform, connection }, busy, look, onSync }: SyncMenuProps) => {
  const mayNot = usePermissionReason(syncAuction.access.permission)
  return (
    <MenuButton
      look={look}
      icon={<ArrowSync20Regular />}
      label={text.sync}
      groups={[
        syncDirections.toReversed().map((direction) => ({
          id: direction,
          label: directionText(direction, platform),
          reason: mayNot ?? (busy ? text.statuses.Syncing : isOff(connection) ? text.statuses[connection] : undefined),
          onSelect: () => onSync(direction),
        })),
      ]}
    >
      {text.sync}
    </MenuButton>
  )
}
