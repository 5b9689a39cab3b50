import type { deleteBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { bidderViewRecord, viewDocument } from '@auctionwiz/records/bidder-views'
import { readView, requireSharing } from './view-repository.ts'

export const deleteBidderView: UseCase<typeof endpoint> = async ({ params }, context) => {
  const view = await readView(context, params.id)
  const { id, version, name, shared } = view
  requireSharing(context, { shared })
  const event = auditOf(bidderViewRecord, viewDocument(view), context, { action: 'bidderView.delete', before: { name, shared } })
  await recordsOf(bidderViewRecord, context.house).remove(id, version, [event])
  return { success: true }
}
