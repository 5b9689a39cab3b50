import type { Auction } from '@auctionwiz/contracts/auctions'
import type { bidderCategories } from '@auctionwiz/contracts/bidders'

/** The bidders' category of what an auction sells; real estate has none. */
export const generalCategory: Record<NonNullable<Auction['auctionCategory']>, (typeof bidderCategories)[number] | undefined> = {
  art: 'Art',
  jewelry: 'Jewelry',
  vehicles: 'Automobiles',
  collectibles: 'Collectibles',
  'real-estate': undefined,
}
