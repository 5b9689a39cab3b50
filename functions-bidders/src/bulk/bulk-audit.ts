import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { AuditSubject } from '@auctionwiz/platform/core/audit'
import type { BidderWrite } from '@auctionwiz/platform/core/bidder-writes'

const actions = {
  status: 'bidders.bulk_status',
  tags: 'bidders.bulk_tags',
  delete: 'bidders.bulk_delete',
  undo: 'bidders.bulk_undo',
} as const

/** One event for each batch: which bidders, and what was done to them. */
export const bulkAudit = (action: BulkAction | { kind: 'undo' }, run: string, bidders: readonly BidderWrite[]): AuditSubject => {
  const { kind, ...done } = action
  const ids = bidders.map(({ before, after }) => after?.id ?? (before && 'id' in before ? before.id : ''))
  return { action: actions[kind], subjectType: 'bulk', subjectId: run, after: { ...done, bidders: ids } }
}
