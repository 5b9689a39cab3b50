import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type objectToNetwork as endpoint, maxObjections } from '@auctionwiz/contracts/network'
import type { NetworkEvent } from '@auctionwiz/contracts/scores'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { visibleBidder } from '../bidders/visible-bidder.ts'

const isSame = (left: NetworkEvent, right: NetworkEvent): boolean => left.kind === right.kind && left.month === right.month

/**
 * Stores the objection in the bidder, in one batch with its audit event. The change notice that follows removes the event from the score. Users can
 * object only to events that a score change names as its cause. A log entry informs the operator.
 */
export const objectToNetwork: UseCase<typeof endpoint> = async ({ params, body: { event, reason, version } }, context) => {
  const { house, claims, now, audit, log, auctionHouseId } = context
  const before = await readBidder(house, params.id)
  if (before.version !== version) throw new Failure('stale_version')
  if (!before.scoreHistory.some(({ network }) => network !== undefined && isSame(network, event)))
    throw new Failure('invalid_request', { fields: { event: 'Choose a change of the score that another house caused.' } })
  const objections = before.networkObjections ?? []
  if (objections.some((one) => isSame(one.event, event))) throw new Failure('already_exists')
  if (objections.length >= maxObjections) throw new Failure('limit_reached', { what: 'Objections', limit: maxObjections })
  const id = randomId('obj')
  const at = now.toISOString()
  const objection = { id, event, reason, at, by: claims.userName, byId: claims.userId, status: 'open' as const }
  const after: Bidder = { ...before, networkObjections: [...objections, objection], updatedAt: at }
  const [written = ''] = await writeBidders(
    house,
    [{ before, after }],
    [
      audit({
        action: 'network.objection',
        subjectType: 'bidder',
        subjectId: before.id,
        subjectName: before.name,
        after: { objectionId: id, event, reason },
      }),
    ],
  )
  log.warn('an objection to network data waits for the operator', {
    objectionId: id,
    accountId: claims.accountId,
    auctionHouseId,
    bidderId: before.id,
  })
  return visibleBidder({ ...after, version: written }, context)
}
