import type { BidderView, updateBidderView as endpoint } from '@auctionwiz/contracts/bidder-views'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { readView, requireRoom, requireSharing, viewDocument } from './view-repository.ts'

export const updateBidderView: UseCase<typeof endpoint> = async ({ params, body: { version, ...change } }, context) => {
  const { house, claims, audit } = context
  const before = await readView(context, params.id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: BidderView = { ...before, ...given }
  requireSharing(context, before, after)
  // What was the house's becomes the own of nobody but its maker.
  if (before.shared && !after.shared && before.ownerId !== claims.userId)
    throw new Failure('invalid_request', { fields: { shared: 'Only who made the view can take it back from the house.' } })
  if (before.version !== version) throw new Failure('stale_version')
  if (before.shared !== after.shared) await requireRoom(house, after)
  const told = ({ name, shared }: BidderView) => ({ name, shared })
  const event = audit({
    action: 'bidderView.update',
    subjectType: 'bidderView',
    subjectId: after.id,
    before: told(before),
    after: told(after),
  })
  const [written = ''] = await house.write([{ kind: 'replace', document: viewDocument(after), version }, event])
  return { ...after, version: written }
}
