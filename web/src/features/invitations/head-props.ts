import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { Dialogs } from './InvitationDialogs.tsx'
import type { QueueState } from './queue-state.ts'
import type { Summary } from './use-queue.ts'

/** What the head of the tab shows and changes, on every screen. */
export interface HeadProps {
  auctions: readonly AuctionSummary[]
  auction: AuctionSummary
  onChoose: (id: string) => void
  onOpen: (dialog: Dialogs) => void
  state: QueueState
  change: (change: Partial<QueueState>) => void
  /** All decisions of the auction by state, once known. */
  counts: Summary['counts'] | undefined
}
