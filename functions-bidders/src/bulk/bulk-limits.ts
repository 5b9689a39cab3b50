import type { BulkAction } from '@auctionwiz/contracts/bulk'
import { bidderBatchLimit } from '@auctionwiz/records/bidder-writes'

/**
 * Bidders in one batch. The batch also holds the audit event, the undo document, its entry in the list, and the job or its answer. A deleted bidder is
 * kept whole. Large bidders make smaller batches, see `readBatch`.
 */
export const batchSize = ({ kind }: BulkAction): number => (kind === 'delete' ? 25 : bidderBatchLimit - 4)

/** The limit of undo documents read, and of deleted bidders restored, per batch. */
export const undoBatchSize = 25
