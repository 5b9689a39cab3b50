import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { bidderText } from './messages.ts'
import type { ListStateAccess } from './use-list-state.ts'

/** A tab of the Bidders screen. */
export interface BidderTab {
  /** Its path segment below `/bidders`, distinct from any bidder id. The list itself has none. */
  path: string
  label: string
  /** The code of the tab's content; the list is part of the screen's chunk. */
  load?: () => Promise<{ default: ComponentType<BidderTabProps> }>
}

/** The title row chooses the score for all tabs; it is part of the address like the filters of the list. */
export type BidderTabProps = ListStateAccess

/** The tabs that work, in the order of the screen. */
export const bidderTabs: readonly BidderTab[] = [
  { path: '', label: bidderText.allBidders },
  { path: 'duplicates', label: bidderText.duplicates, load: () => import('../duplicates/DuplicatesTab.tsx') },
  { path: 'invitations', label: bidderText.invitations, load: () => import('../invitations/InvitationsTab.tsx') },
  { path: 'recent', label: bidderText.recent, load: () => import('./recent/RecentTab.tsx') },
  { path: 'analytics', label: bidderText.analytics, load: () => import('./analytics/AnalyticsTab.tsx') },
]

/** The tab named by the segment after `/bidders/`; undefined for a bidder's id. */
export const tabAt = (word: string | undefined): BidderTab | undefined => bidderTabs.find(({ path }) => path === (word ?? ''))

/** The content of each tab except the list. */
export const tabContents: ReadonlyMap<string, LazyExoticComponent<ComponentType<BidderTabProps>>> = new Map(
  bidderTabs.flatMap(({ path, load }) => (load ? [[path, lazy(load)] as const] : [])),
)
