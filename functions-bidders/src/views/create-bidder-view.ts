import type { createBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { bidderViewRecord, viewDocument, viewOf } from '@auctionwiz/records/bidder-views'
import { requireRoom, requireSharing } from './view-repository.ts'

export const createBidderView: UseCase<typeof endpoint> = async ({ body }, context) => {
  const { house, claims } = context
  requireSharing(context, body)
  const id = await bidderViewRecord.idFor(undefined)
  const view = { ...body, id, ownerId: claims.userId, ownerName: claims.userName, version: '' }
  await requireRoom(house, view)
  const document = viewDocument(view)
  const after = { name: view.name, shared: view.shared }
  const event = auditOf(bidderViewRecord, document, context, { action: 'bidderView.create', after })
  return viewOf(await recordsOf(bidderViewRecord, house).create(document, [event]))
}
