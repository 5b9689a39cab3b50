import type { Auction } from '@auctionwiz/contracts/auctions'
import { type BidderFilter, bidderCategories } from '@auctionwiz/contracts/bidders'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { namesCategory } from '../assessment/category-match.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

/** The least score of a premium campaign; the score is the one that counts for the auction. */
const premiumScore = 85
/** The least custom score of a category campaign. */
const categoryScore = 70

/** The score that counts for the auction: AuctionWiz where its own threshold says so, otherwise the custom score. */
export const scoreTypeOf = ({ autoInviteThreshold }: Pick<Auction, 'autoInviteThreshold'>): ScoreType =>
  autoInviteThreshold?.useNationalScore ? 'national' : 'local'

type Described = Pick<Auction, 'title' | 'description'>

/** The categories of bidders that the title or description of the auction names. */
export const namedCategories = ({ title, description }: Described): (typeof bidderCategories)[number][] => {
  const text = normalizeForSearch(`${title} ${description}`)
  return bidderCategories.filter((category) => namesCategory(text, category))
}

/** Whom a premium campaign is for. */
export const premiumFilter = (auction: Pick<Auction, 'autoInviteThreshold'>): BidderFilter => ({
  scoreType: scoreTypeOf(auction),
  minScore: premiumScore,
  tier: ['Premium', 'Gold'],
})

/** Whom a category campaign is for; undefined where the auction names no category of bidders. */
export const categoryFilter = (auction: Described): BidderFilter | undefined => {
  const category = namedCategories(auction)
  return category.length === 0 ? undefined : { scoreType: 'local', minScore: categoryScore, category }
}
