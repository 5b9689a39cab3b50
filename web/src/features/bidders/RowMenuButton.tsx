import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { fill } from '../../messages/index.ts'
import button from '../../ui/RowParts.module.css'
import { bidderText } from './messages.ts'
import type { RowMenus } from './use-row-menu.ts'

export interface RowMenuButtonProps extends Pick<RowMenus, 'press' | 'toggle'> {
  bidder: BidderSummary
  isOpen: boolean
}

const dots = <MoreHorizontal20Regular />

/** Opens the menu shared by all rows. */
export const RowMenuButton = ({ bidder, isOpen, press, toggle }: RowMenuButtonProps) => {
  const label = fill(bidderText.actionsFor, { name: bidder.name })
  return (
    <button
      type="button"
      className={button.button}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerDown={({ currentTarget }) => press(currentTarget)}
      onClick={(event) => {
        event.stopPropagation()
        toggle(bidder, event.currentTarget)
      }}
    >
      {dots}
    </button>
  )
}
