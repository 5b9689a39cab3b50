import type { Permission } from '@auctionwiz/contracts/permissions'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useHouse } from '../app/house.ts'
import { usePermissionReason } from '../app/permissions.ts'
import { text } from '../messages/index.ts'
import { Notice } from './EmptyState.tsx'

/** Replaces a screen that the user may not see at this house: the required permission and who can grant it. */
export const NoPermission = ({ permission, what, compact }: { permission: Permission; what: string; compact?: boolean }) => {
  const house = useHouse()
  return (
    <Notice
      icon={<LockClosed24Regular />}
      title={text.permission.title({ what, house: house.name })}
      heading={compact ? 'h2' : 'h1'}
      compact={compact}
    >
      {usePermissionReason(permission)}
    </Notice>
  )
}
