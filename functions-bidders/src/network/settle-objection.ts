import type { Bidder } from '@auctionwiz/contracts/bidders'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { findBidder } from '@auctionwiz/records/bidders'
import type { NetworkMessage, NetworkPorts } from './network-ports.ts'

/**
 * Settles an open objection as the operator decides. If it is upheld, the event stays out of the score; if rejected, the event counts again. An
 * objection that is settled or gone stays unchanged. The same message then updates the bidder.
 */
export const settleObjection = async (
  ports: NetworkPorts,
  place: { accountId: string; auctionHouseId: string },
  bidderId: string,
  { objectionId, outcome }: Required<NetworkMessage>['settle'],
): Promise<void> => {
  const house = ports.house(place)
  const before = await findBidder(house, bidderId)
  const objection = before?.networkObjections?.find(({ id }) => id === objectionId)
  if (!before || objection?.status !== 'open') {
    ports.log.warn('no open objection to settle', { accountId: place.accountId, objectionId })
    return
  }
  const now = ports.now()
  const settled = { ...objection, status: outcome, settledAt: now.toISOString() }
  const networkObjections = before.networkObjections?.map((one) => (one.id === objectionId ? settled : one)) ?? []
  const after: Bidder = { ...before, networkObjections, updatedAt: now.toISOString() }
  const event = auditWrite(
    { now, actorId: 'operator', actorName: 'AuctionWiz', address: '', correlationId: randomId('net') },
    {
      action: 'network.objection_settle',
      subjectType: 'bidder',
      subjectId: before.id,
      subjectName: before.name,
      before: { objectionId, event: objection.event, status: 'open' },
      after: { objectionId, status: outcome },
    },
  )
  await writeBidders(house, [{ before, after }], [event])
}
