import type { Auction } from '@auctionwiz/contracts/auctions'
import type { ComponentType } from 'react'

/**
 * The third tab's content, a lazy part of the feature `campaigns`: `lazyPart(() => import('../campaigns/…'))`. Without it the panel has two tabs.
 */
export const CampaignTab: ComponentType<{ auction: Auction }> | undefined = undefined
