import type * as calls from '@auctionwiz/contracts/bidder-views'
import type { BidderView } from '@auctionwiz/contracts/bidder-views'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { bidderViewRecord, defaultViewId, defaultViewRecord, viewDocument, viewOf } from '@auctionwiz/records/bidder-views'
import { readView, readViews, requireRoom, requireSharing } from './view-repository.ts'

export const listBidderViews: UseCase<typeof calls.listBidderViews> = async (_input, { house, claims: { userId } }) => {
  const [own, shared, chosen] = await Promise.all([
    readViews(house, { shared: false, ownerId: userId }),
    readViews(house, { shared: true, ownerId: userId }),
    readerOf(defaultViewRecord, house).find(defaultViewId(userId)),
  ])
  const views = [...own, ...shared].sort((left, right) => left.name.localeCompare(right.name, 'en'))
  const defaultId = chosen?.document.viewId
  return { views, ...(views.some(({ id }) => id === defaultId) && { defaultId }) }
}

export const createBidderView: UseCase<typeof calls.createBidderView> = async ({ body }, context) => {
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

export const updateBidderView: UseCase<typeof calls.updateBidderView> = async ({ params, body: { version, ...change } }, context) => {
  const { house, claims } = context
  const before = await readView(context, params.id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: BidderView = { ...before, ...given }
  requireSharing(context, before, after)
  // A shared view becomes private again only for its maker.
  if (before.shared && !after.shared && before.ownerId !== claims.userId)
    throw new Failure('invalid_request', { fields: { shared: 'Only the author of the view can stop sharing it.' } })
  if (before.version !== version) throw new Failure('stale_version')
  if (before.shared !== after.shared) await requireRoom(house, after)
  const recorded = ({ name, shared }: BidderView) => ({ name, shared })
  const document = viewDocument(after)
  const event = auditOf(bidderViewRecord, document, context, {
    action: 'bidderView.update',
    before: recorded(before),
    after: recorded(after),
  })
  return viewOf(await recordsOf(bidderViewRecord, house).replace(document, version, [event]))
}

export const setDefaultBidderView: UseCase<typeof calls.setDefaultBidderView> = async ({ body: { id } }, context) => {
  const { house, claims } = context
  if (id !== undefined) await readView(context, id)
  await recordsOf(defaultViewRecord, house).put({ id: defaultViewId(claims.userId), ...(id !== undefined && { viewId: id }) })
  return { success: true }
}

export const deleteBidderView: UseCase<typeof calls.deleteBidderView> = async ({ params }, context) => {
  const view = await readView(context, params.id)
  const { id, version, name, shared } = view
  requireSharing(context, { shared })
  const event = auditOf(bidderViewRecord, viewDocument(view), context, { action: 'bidderView.delete', before: { name, shared } })
  await recordsOf(bidderViewRecord, context.house).remove(id, version, [event])
  return { success: true }
}
