import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { DocumentCopy20Regular } from '@fluentui/react-icons/headless/svg/document-copy'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard'
import { Open20Regular } from '@fluentui/react-icons/headless/svg/open'
import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { PersonSearch20Regular } from '@fluentui/react-icons/headless/svg/person-search'
import { TextBulletListSquare20Regular } from '@fluentui/react-icons/headless/svg/text-bullet-list-square'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import type { Ask } from './AuctionDialogs.tsx'
import type { AuctionAddress } from './auction-list.ts'
import { auctionText } from './messages.ts'
import { isInSaleroom, nextMove, useActionReason } from './use-auction-moves.ts'

interface AuctionMenuProps {
  auction: AuctionSummary
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
  onOpen: (id: string) => void
  onEdit: AuctionAddress['edit']
  onAssess: AuctionAddress['assess']
  onAsk: Ask
}

/** The actions for one auction; disabled ones say why. */
const AuctionMenu = ({ auction, anchor, onClose, onOpen, onEdit, onAssess, onAsk }: AuctionMenuProps) => {
  const reasonFor = useActionReason()
  const navigate = useNavigate()
  const maySync = usePermissionReason('auctions:import')
  const clerk: MenuEntry[] =
    useCan('auctions:edit') && isInSaleroom(auction)
      ? [
          {
            id: 'clerk',
            label: auctionText.openClerk,
            icon: <Keyboard20Regular />,
            onSelect: () => void navigate(`${paths.auctions}/${auction.id}/clerk`),
          },
        ]
      : []
  const assessReason = usePermissionReason('bidders:assessment')
  const isOpen = auction.status === 'Upcoming' || auction.status === 'Active'
  const assess: MenuEntry[] =
    isOpen || auction.status === 'Completed'
      ? [
          {
            id: 'assess',
            label: isOpen ? auctionText.assess : auctionText.assessmentOutcome,
            icon: <PersonSearch20Regular />,
            reason: assessReason,
            onSelect: () => onAssess(auction.id, 'assessment'),
          },
        ]
      : []
  const next = nextMove(auction)
  const step: MenuEntry[] = next
    ? [
        {
          id: next,
          label: auctionText.moves[next],
          icon: <Gavel20Regular />,
          reason: reasonFor(next, auction),
          onSelect: () => onAsk(next, auction),
        },
      ]
    : []
  const sync: MenuEntry[] =
    auction.importedFrom === undefined
      ? []
      : [
          {
            id: 'sync',
            label: auctionText.syncWith({ platform: auction.importedFrom }),
            icon: <ArrowSync20Regular />,
            reason: maySync,
            onSelect: () => void navigate(`${paths.auctions}/${auction.id}/platform?direction=both`),
          },
        ]
  return (
    <OpenMenu
      key={auction.id}
      anchor={anchor}
      onClose={onClose}
      label={auctionText.actionsFor({ title: auction.title })}
      groups={[
        [
          { id: 'view', label: auctionText.view, icon: <Open20Regular />, onSelect: () => onOpen(auction.id) },
          {
            id: 'lots',
            label: auctionText.lots,
            icon: <TextBulletListSquare20Regular />,
            onSelect: () => void navigate(`${paths.auctions}/${auction.id}/lots`),
          },
          {
            id: 'bidders',
            label: auctionText.registeredBidders,
            icon: <People20Regular />,
            onSelect: () => void navigate(`${paths.auctions}/${auction.id}/bidders`),
          },
          ...assess,
          {
            id: 'edit',
            label: auctionText.edit,
            icon: <Edit20Regular />,
            reason: reasonFor('edit', auction),
            shortcut: 'e',
            onSelect: () => onEdit(auction.id),
          },
        ],
        [
          ...clerk,
          ...step,
          ...sync,
          {
            id: 'duplicate',
            label: auctionText.duplicate,
            icon: <DocumentCopy20Regular />,
            reason: reasonFor('duplicate', auction),
            onSelect: () => onAsk('duplicate', auction),
          },
        ],
        [
          {
            id: 'cancel',
            label: auctionText.moves.cancel,
            icon: <CalendarCancel20Regular />,
            danger: true,
            reason: reasonFor('cancel', auction),
            onSelect: () => onAsk('cancel', auction),
          },
        ],
      ]}
    />
  )
}

export default AuctionMenu
