import { projection } from '@auctionwiz/platform/core/records/projection'
import { bidderRecord } from '@auctionwiz/records/bidders'

/** What an assessment looks at. */
export const assessedBidders = projection(bidderRecord, [
  'status',
  'facts',
  'currency',
  'preferredCategories',
  'nationalScore.score',
  'nationalScore.tier',
  'localScore.score',
  'localScore.tier',
])
