import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import type { ListStateAccess } from './use-list-state.ts'

/** A tab of the Bidders screen. */
export interface BidderTab {
  /** Its path segment below `/bidders`, distinct from any bidder id. The list itself has none. */
  path: string
  /** Its key in the texts. */
  name: 'allBidders' | 'duplicates' | 'invitations' | 'recent' | 'analytics'
  /** Its content depends on the chosen score. */
  scored?: true
  /** A bidder's panel opens beside it; on the phone it has a head of its own. */
  queue?: true
  /** The code of the tab's content; the list is part of the screen's chunk. */
  load?: () => Promise<{ default: ComponentType<BidderTabProps> }>
}

/** The title row chooses the score for all tabs that show one; it is part of the address like the filters of the list. */
export type BidderTabProps = ListStateAccess

/** The tabs that work, in the order of the screen. */
export const bidderTabs: readonly BidderTab[] = [
  { path: '', name: 'allBidders', scored: true },
  { path: 'duplicates', name: 'duplicates', load: () => import('../duplicates/DuplicatesTab.tsx') },
  { path: 'invitations', name: 'invitations', queue: true, load: () => import('../invitations/InvitationsTab.tsx') },
  { path: 'recent', name: 'recent', load: () => import('./recent/RecentTab.tsx') },
  { path: 'analytics', name: 'analytics', scored: true, load: () => import('./analytics/AnalyticsTab.tsx') },
]

/** The tab named by the segment after `/bidders/`; undefined for a bidder's id. */
export const tabAt = (word: string | undefined): BidderTab | undefined => bidderTabs.find(({ path }) => path === (word ?? ''))

/** The content of each tab except the list. */
export const tabContents: ReadonlyMap<string, ComponentType<BidderTabProps>> = new Map(
  bidderTabs.flatMap(({ path, load }) => (load ? [[path, lazyPart(load)] as const] : [])),
)
