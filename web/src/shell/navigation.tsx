import type { Feature } from '@auctionwiz/contracts/features'
import { DatabaseArrowUp20Filled, DatabaseArrowUp20Regular } from '@fluentui/react-icons/headless/svg/database-arrow-up'
import { Gavel20Filled, Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { People20Filled, People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { Scales20Filled, Scales20Regular } from '@fluentui/react-icons/headless/svg/scales'
import { Settings20Filled, Settings20Regular } from '@fluentui/react-icons/headless/svg/settings'
import { ShieldKeyhole20Filled, ShieldKeyhole20Regular } from '@fluentui/react-icons/headless/svg/shield-keyhole'
import type { ComponentType, ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { lazyInBackground } from '../ui/lazy-part/lazy-part.tsx'
import { shellText } from './messages.ts'
import { screens } from './routes.ts'

export interface View {
  path: string
  label: string
  icon: ReactNode
  chosenIcon: ReactNode
  load: () => Promise<unknown>
  /** A number at the right, such as how many auctions are open. */
  Count?: ComponentType
  /** Begins a new group, with a line above it. */
  apart?: boolean
  /** Shown only if the account has this feature. */
  feature?: Feature
}

const CaseCount = lazyInBackground(() => import('../features/legal/CaseCount.tsx'))
const AuctionCount = lazyInBackground(() => import('../features/auctions/AuctionCount.tsx'))

/** The view of an add-on, which few accounts have: its icon is no part of the shell. */
const InventoryIcon = lazyInBackground(() => import('../features/inventory/InventoryIcon.tsx'))

/** The view an address belongs to, without the record: another house has other records. */
export const viewOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`

/** The views that work, in the order of the rail. */
export const views = (): View[] => [
  {
    path: paths.auctions,
    label: shellText.auctions,
    icon: <Gavel20Regular />,
    chosenIcon: <Gavel20Filled />,
    load: screens.auctions.load,
    Count: AuctionCount,
  },
  { path: paths.bidders, label: shellText.bidders, icon: <People20Regular />, chosenIcon: <People20Filled />, load: screens.bidders.load },
  {
    path: paths.legal,
    label: shellText.legal,
    icon: <Scales20Regular />,
    chosenIcon: <Scales20Filled />,
    load: screens.legal.load,
    Count: CaseCount,
  },
  {
    path: paths.inventory,
    label: shellText.inventory,
    icon: <InventoryIcon />,
    chosenIcon: <InventoryIcon chosen />,
    load: screens.inventory.load,
    feature: 'inventory',
  },
  {
    path: paths.dataProcessing,
    label: shellText.dataProcessing,
    icon: <DatabaseArrowUp20Regular />,
    chosenIcon: <DatabaseArrowUp20Filled />,
    load: screens.dataProcessing.load,
  },
  {
    path: paths.security,
    label: shellText.security,
    icon: <ShieldKeyhole20Regular />,
    chosenIcon: <ShieldKeyhole20Filled />,
    load: screens.security.load,
    apart: true,
  },
  {
    path: paths.settings,
    label: shellText.settings,
    icon: <Settings20Regular />,
    chosenIcon: <Settings20Filled />,
    load: screens.settings.load,
  },
]

/** The views whose features the account has. */
export const openViews = (all: readonly View[], has: (feature: Feature) => boolean): View[] =>
  all.filter(({ feature }) => feature === undefined || has(feature))

/**
 * Whether the view at an address was just removed: it was open at `last` and the account no longer has its feature. A view that was never open
 * explains itself.
 */
export const hasGone = (all: readonly View[], pathname: string, last: string | undefined, has: (feature: Feature) => boolean): boolean => {
  const place = viewOf(pathname)
  return place === last && all.some(({ path, feature }) => path === place && feature !== undefined && !has(feature))
}
