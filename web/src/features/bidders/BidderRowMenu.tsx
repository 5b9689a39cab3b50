import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { usePermissionReason } from '../../app/permissions.ts'
import type { OpenRowMenu } from '../../ui/data-table/types.ts'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { bidderText } from './messages.ts'

export interface BidderRowMenuProps {
  menu: OpenRowMenu<BidderSummary>
  onClose: () => void
  onOpen: (id: string) => void
  onEdit: (id: string) => void
  onInvite: (bidder: BidderSummary) => void
  onRemove: (bidder: BidderSummary) => void
}

/** The actions for one bidder; disabled ones say why. */
const BidderRowMenu = ({ menu: { row: bidder, anchor }, onClose, onOpen, onEdit, onInvite, onRemove }: BidderRowMenuProps) => {
  const mayNotEdit = usePermissionReason('bidders:edit')
  const mayNotInvite = usePermissionReason('bidders:invite')
  const mayNotDelete = usePermissionReason('bidders:delete')
  return (
    <OpenMenu
      key={bidder.id}
      anchor={anchor}
      onClose={onClose}
      label={bidderText.actionsFor({ name: bidder.name })}
      groups={[
        [
          { id: 'view', label: bidderText.viewProfile, icon: <Person20Regular />, onSelect: () => onOpen(bidder.id) },
          {
            id: 'edit',
            label: bidderText.editDetails,
            icon: <Edit20Regular />,
            reason: mayNotEdit,
            shortcut: 'e',
            onSelect: () => onEdit(bidder.id),
          },
          {
            id: 'invite',
            label: bidderText.sendInvite,
            icon: <CalendarAdd20Regular />,
            reason: mayNotInvite,
            shortcut: 'i',
            onSelect: () => onInvite(bidder),
          },
        ],
        [
          {
            id: 'delete',
            label: bidderText.deleteBidder,
            icon: <Delete20Regular />,
            danger: true,
            reason: mayNotDelete,
            onSelect: () => onRemove(bidder),
          },
        ],
      ]}
    />
  )
}

export default BidderRowMenu
