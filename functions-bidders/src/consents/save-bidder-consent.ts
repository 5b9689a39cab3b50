import type { saveBidderConsent as endpoint } from '@auctionwiz/contracts/bidder-consents'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { visibleBidder } from '../bidders/visible-bidder.ts'

/** A repeated request changes nothing. Another change of the bidder at the same time does not conflict, so it is retried. */
export const saveBidderConsent: UseCase<typeof endpoint> = async ({ params, body: { channel, given, source } }, context) => {
  const { house, audit, claims, now } = context
  return retryConflicts(async () => {
    const before = await readBidder(house, params.id)
    const earlier = before.consents?.[channel]
    if (earlier?.given === given && earlier.source === source) return visibleBidder(before, context)
    const at = now.toISOString()
    const consent = { given, source, at, by: claims.userName, byId: claims.userId }
    const after = { ...before, consents: { ...before.consents, [channel]: consent }, updatedAt: at }
    const event = audit({
      action: 'bidder.consent',
      subjectType: 'bidder',
      subjectId: before.id,
      subjectName: before.name,
      ...(earlier && { before: { channel, given: earlier.given, source: earlier.source } }),
      after: { channel, given, source },
    })
    const [version = ''] = await writeBidders(house, [{ before, after }], [event])
    return visibleBidder({ ...after, version }, context)
  })
}
