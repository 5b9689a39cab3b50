import type { BulkAction } from '@auctionwiz/contracts/bulk'
import { bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'

/** Bidders in one batch, beside the audit event, what undoes them and the job. One that goes is kept whole, and a batch holds 2 MB. */
export const batchSize = ({ kind }: BulkAction): number => (kind === 'delete' ? 25 : bidderBatchLimit - 4)

/** Bidders brought back in one batch, and so many documents of what they were at most. */
export const undoBatchSize = 25
