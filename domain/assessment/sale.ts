import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Bidder, bidderCategories } from '@auctionwiz/contracts/bidders'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { generalCategory } from '../auctions/general-category.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { namesCategory } from './category-match.ts'

type Category = Bidder['preferredCategories'][number]

/** What an assessment looks at in an auction. */
export type AssessedAuction = Pick<
  Auction,
  'title' | 'description' | 'auctionCategory' | 'auctionSubcategory' | 'startDate' | 'autoInviteThreshold'
>

/** An auction, read once for all bidders. */
export interface AssessedSale {
  startDate: string
  /** The score that counts: the national one where the auction's threshold says so. */
  scoreType: ScoreType
  inTitle: ReadonlySet<Category>
  inDescription: ReadonlySet<Category>
  /** The categories named in title, description or subcategory, and the auction's own. */
  offers: ReadonlySet<Category>
}

const namedIn = (text: string): Set<Category> => {
  const normalized = normalizeForSearch(text)
  return new Set(bidderCategories.filter((category) => namesCategory(normalized, category)))
}

export const assessedSale = (auction: AssessedAuction): AssessedSale => {
  const { title, description, auctionCategory, auctionSubcategory, startDate, autoInviteThreshold } = auction
  const inTitle = namedIn(title)
  const inDescription = namedIn(description)
  const own = auctionCategory && generalCategory[auctionCategory]
  return {
    startDate,
    scoreType: autoInviteThreshold?.useNationalScore ? 'national' : 'local',
    inTitle,
    inDescription,
    offers: new Set([...inTitle, ...inDescription, ...namedIn(auctionSubcategory), ...(own ? [own] : [])]),
  }
}

/** A text that differs where the assessment of the auction would. The threshold's values decide on invitations alone. */
export const saleKey = (auction: AssessedAuction): string => {
  const { startDate, scoreType, inTitle, inDescription, offers } = assessedSale(auction)
  return [startDate, scoreType, ...[inTitle, inDescription, offers].map((some) => [...some].sort().join(','))].join('|')
}
