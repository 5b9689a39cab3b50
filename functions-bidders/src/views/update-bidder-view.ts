import type { BidderView, updateBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { bidderViewRecord, viewDocument, viewOf } from '@auctionwiz/records/bidder-views'
import { readView, requireRoom, requireSharing } from './view-repository.ts'

export const updateBidderView: UseCase<typeof endpoint> = async ({ params, body: { version, ...change } }, context) => {
  const { house, claims } = context
  const before = await readView(context, params.id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: BidderView = { ...before, ...given }
  requireSharing(context, before, after)
  // A shared view becomes private again only for its maker.
  if (before.shared && !after.shared && before.ownerId !== claims.userId)
    throw new Failure('invalid_request', { fields: { shared: 'Only who made the view can take it back from the house.' } })
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
