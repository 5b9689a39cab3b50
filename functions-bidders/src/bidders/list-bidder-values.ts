import { bidderValueLimit, type listBidderValues as endpoint } from '@auctionwiz/contracts/bidder-values'
import { bidderCategories } from '@auctionwiz/contracts/bidders'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderRecord } from '@auctionwiz/records/bidders'

/** Three queries that the indexes answer. */
export const listBidderValues: UseCase<typeof endpoint> = async (_input, { house }) => {
  const bidders = listerOf(bidderRecord, house)
  const [tags, categories, cities] = await Promise.all([
    bidders.distinct('tags[]', bidderValueLimit),
    bidders.distinct('preferredCategories[]', bidderCategories.length),
    bidders.distinct('listKeys.city', bidderValueLimit),
  ])
  // Made here: the first collator of a process loads tables for 10 ms, which would delay each start.
  const { compare } = new Intl.Collator('en')
  return {
    tags: tags.sort(compare),
    categories: bidderCategories.filter((category) => categories.includes(category)),
    cities: cities.filter((city) => city !== '').sort(compare),
  }
}
