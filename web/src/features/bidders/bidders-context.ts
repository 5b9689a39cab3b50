import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { createContext, useContext } from 'react'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import type { PanelTab } from './panel/panel-tabs.ts'
import type { ListStateAccess } from './use-list-state.ts'

/** What the list provides to panels and dialogs. */
export interface BiddersAccess extends ListStateAccess {
  rows: readonly BidderSummary[]
  /** How many match. */
  total: ListTotal
  /** The bidder whose panel is open. */
  openId: string | undefined
  /** Opens a bidder's panel, at the last viewed tab unless one is named. */
  open: (id: string, tab?: PanelTab) => void
  /** Closes the panel. */
  close: () => void
  edit: (id: string) => void
  invite: (bidder: BidderSummary | Bidder) => void
  remove: (bidder: BidderSummary | Bidder) => void
  /** Call after the list has changed on the service. */
  reload: () => void
}

export const BiddersContext = createContext<BiddersAccess | undefined>(undefined)

export const useBidders = (): BiddersAccess => {
  const access = useContext(BiddersContext)
  if (!access) throw new Error('No list of bidders around this component')
  return access
}
