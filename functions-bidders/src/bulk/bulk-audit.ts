import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { undoUntil } from '@auctionwiz/records/bidder-undos'
import type { BidderWrite } from '@auctionwiz/records/bidder-writes'

const actions = {
  status: 'bidders.bulk_status',
  tags: 'bidders.bulk_tags',
  delete: 'bidders.bulk_delete',
  undo: 'bidders.bulk_undo',
} as const

/** One event for each batch: which bidders, what was done to them, and until when it can be undone. The subject is the change, also of its undo. */
export const bulkAudit = (action: BulkAction | { kind: 'undo' }, run: string, bidders: readonly BidderWrite[], now: Date): AuditSubject => {
  const { kind, ...done } = action
  const ids = bidders.map(({ before, after }) => after?.id ?? (before && 'id' in before ? before.id : ''))
  const undo = kind === 'undo' ? { undoes: run } : { undoUntil: undoUntil(now.toISOString()) }
  return { action: actions[kind], subjectType: 'bulk', subjectId: run, after: { ...done, bidders: ids, ...undo } }
}
