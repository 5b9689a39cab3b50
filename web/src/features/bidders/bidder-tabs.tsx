import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { bidderText } from './messages.ts'
import type { ListStateAccess } from './use-list-state.ts'

/** A tab of the Bidders screen. */
export interface BidderTab {
  /** Its address below `/bidders`: a word, which no id of a bidder is. The list itself has none. */
  path: string
  label: string
  /** The code of what stands under the tabs; the list comes with the screen. */
  load?: () => Promise<{ default: ComponentType<BidderTabProps> }>
}

/** Which score is shown is chosen in the title row, for all tabs; it is part of the address like the filters of the list. */
export type BidderTabProps = ListStateAccess

/** The tabs that work, in the order of the screen. */
export const bidderTabs: readonly BidderTab[] = [
  { path: '', label: bidderText.allBidders },
  { path: 'duplicates', label: bidderText.duplicates, load: () => import('../duplicates/DuplicatesTab.tsx') },
  { path: 'invitations', label: bidderText.invitations, load: () => import('../invitations/InvitationsTab.tsx') },
  { path: 'recent', label: bidderText.recent, load: () => import('./recent/RecentTab.tsx') },
  { path: 'analytics', label: bidderText.analytics, load: () => import('./analytics/AnalyticsTab.tsx') },
]

/** The tab that the word after `/bidders/` names; undefined for a bidder's id. */
export const tabAt = (word: string | undefined): BidderTab | undefined => bidderTabs.find(({ path }) => path === (word ?? ''))

/** What stands under each tab but the list. */
export const tabContents: ReadonlyMap<string, LazyExoticComponent<ComponentType<BidderTabProps>>> = new Map(
  bidderTabs.flatMap(({ path, load }) => (load ? [[path, lazy(load)] as const] : [])),
)
