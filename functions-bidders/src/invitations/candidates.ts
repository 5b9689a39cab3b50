import { projection } from '@auctionwiz/platform/core/records/projection'
import { bidderRecord } from '@auctionwiz/records/bidders'

/** What the rules look at. */
export const candidates = projection(bidderRecord, [
  'bidderId',
  'name',
  'nameKey',
  'currency',
  'status',
  'facts',
  'autoInviteOverride',
  'nationalScore',
  'localScore',
])
