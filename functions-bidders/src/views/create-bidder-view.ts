import type { createBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { randomId } from '@auctionwiz/platform/core/ids'
import { requireRoom, requireSharing, viewDocument } from './view-repository.ts'

export const createBidderView: UseCase<typeof endpoint> = async ({ body }, context) => {
  const { house, claims, audit } = context
  requireSharing(context, body)
  const view = { ...body, id: randomId('viw'), ownerId: claims.userId, ownerName: claims.userName, version: '' }
  await requireRoom(house, view)
  const event = audit({
    action: 'bidderView.create',
    subjectType: 'bidderView',
    subjectId: view.id,
    after: { name: view.name, shared: view.shared },
  })
  const [version = ''] = await house.write([{ kind: 'create', document: viewDocument(view) }, event])
  return { ...view, version }
}
