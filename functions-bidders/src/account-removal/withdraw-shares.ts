import { someAtOnce } from '@auctionwiz/platform/core/concurrency/some-at-once'
import type { DocumentPlace } from '@auctionwiz/platform/core/records/find-stored'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { removeOwned, whenNotBusy } from '@auctionwiz/platform/core/records/remove-owned'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { participationId, participationRecord } from '@auctionwiz/records/network-participation'
import { networkShareRecord } from '@auctionwiz/records/network-shares'
import type { NetworkPorts } from '../network/network-ports.ts'
import { shareBidder } from '../network/share-bidders.ts'
import type { RemovalPorts } from './removal-ports.ts'

const { type, formerTypes = [] } = networkShareRecord.definition
export const isShare = (place: DocumentPlace): boolean => place.type === type || formerTypes.includes(place.type)

/** Bidders withdrawn at the same time. */
const atOnce = 10

/**
 * Removes the bidders of all houses and withdraws what is published of them in the network of scores; other houses are notified, so that their scores
 * change. @returns how many documents went
 */
export const removeBidders = async (
  ports: RemovalPorts,
  accountId: string,
  onRemoved: (count: number) => void = () => undefined,
): Promise<number> => {
  // Of a bidder who is gone nothing but the share is left to work on.
  const removed = await removeOwned(ports, { container: 'bidders', owner: accountId, keeps: isShare, onRemoved })
  return removed + (await withdrawShares(ports, accountId))
}

const withdrawShares = async (ports: RemovalPorts, accountId: string): Promise<number> => {
  const noted = await readerOf(participationRecord, ports.network.account(accountId)).find(participationId)
  const participation = { takesPart: false, contributor: noted?.document.contributor ?? `account:${accountId}` }
  const network = withoutCause(ports.network)
  let total = 0
  for (let found = true; found; ) {
    found = false
    for await (const page of ports.owned('bidders', accountId)) {
      const places = page.filter(isShare)
      found ||= places.length > 0
      total += places.length
      await someAtOnce(places, atOnce, async ({ id, partition: [, auctionHouseId = ''] }) => {
        const shares = recordsOf(networkShareRecord, network.house({ accountId, auctionHouseId }))
        const share = await shares.find(id)
        if (!share) return
        const ref = { accountId, auctionHouseId, bidderId: share.document.bidderId }
        await whenNotBusy(ports, () => shareBidder(network, ref, participation))
        // It went with what it published, unless another one is the bidder's by now.
        await whenNotBusy(ports, () => shares.removeOnce(id, share.version))
      })
    }
  }
  return total
}

/** Work of other houses takes its turn as theirs: a turn of the account would be stored for it. */
const withoutCause = (network: NetworkPorts): NetworkPorts => ({
  ...network,
  queue: { send: ({ causedBy: _account, ...message }, afterSeconds) => network.queue.send(message, afterSeconds) },
})
