import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { houseIds } from '@auctionwiz/records/houses'
import { workOnNotices } from './change-notices.ts'
import { checkNetworkMessage } from './check-network-message.ts'
import type { BidderRef } from './network-keys.ts'
import { bidderBatch, type NetworkMessage, type NetworkPorts, participationOf } from './network-ports.ts'
import { noteParticipation } from './noted-participation.ts'
import { settleObjection } from './settle-objection.ts'
import { conflicts, shareBidder, shareBidders } from './share-bidders.ts'
import type { ShareInput } from './share-house.ts'
import { startShareJob } from './start-share-job.ts'

/** Others who work on the same records write several times a second; so often, and at random moments, one message tries to get in between. */
const attempts = 12
const longestWaitMs = 300

/** How often, and after which delay, a message with persistent conflicts is requeued before it counts as failed. */
const maxPostponed = 5
const postponedSeconds = 10

/**
 * Processes a message of the queue `network`: publishes the named bidders immediately, and whole houses by one job each. A conflict with other
 * writers is no failure: it is retried, and finally requeued. Other failures are thrown, so that the queue delivers the message again.
 */
export const shareWork =
  (ports: NetworkPorts) =>
  async (delivered: unknown): Promise<void> => {
    const message = checkNetworkMessage(delivered)
    await retryConflicts(() => share(ports, message), conflicts, {
      attempts,
      pause: () => ports.wait(Math.random() * longestWaitMs),
      otherwise: (error) => postpone(ports, message, error),
    })
  }

const postpone = async ({ queue, log }: NetworkPorts, { met = 0, ...message }: NetworkMessage, error: unknown): Promise<void> => {
  if (met >= maxPostponed) throw error
  log.info('a network update waits for another worker on the same house', { accountId: message.accountId, met: met + 1 })
  await queue.send({ ...message, met: met + 1 }, postponedSeconds)
}

const share = async (ports: NetworkPorts, message: NetworkMessage): Promise<void> => {
  const { accountId, auctionHouseId, bidderIds, since, removed = false } = message
  if (auctionHouseId === undefined) return startAllHouses(ports, accountId)
  const house = { accountId, auctionHouseId }
  if (message.settle) await settleObjection(ports, house, bidderIds?.[0] ?? '', message.settle)
  if (message.notices) {
    const more = await workOnNotices(ports.house(house), (ids) => shareNamed(ports, house, ids))
    return more ? ports.queue.send(message) : undefined
  }
  if (bidderIds !== undefined) return shareNamed(ports, house, bidderIds)
  const wanted: ShareInput = since === undefined ? {} : { since, removed }
  return startShareJob(ports, house, wanted)
}

const startAllHouses = async (ports: NetworkPorts, accountId: string): Promise<void> => {
  const account = ports.account(accountId)
  await noteParticipation(ports, accountId)
  for await (const { document } of listerOf(houseIds, account).each())
    await startShareJob(ports, { accountId, auctionHouseId: document.id }, {})
}

/** Those that the house still has are shared together; those that are gone are withdrawn one by one. */
const shareNamed = async (
  ports: NetworkPorts,
  house: Pick<BidderRef, 'accountId' | 'auctionHouseId'>,
  bidderIds: readonly string[],
): Promise<void> => {
  const participation = await participationOf(ports, house)
  const bidders = readerOf(bidderRecord, ports.house(house))
  const { items: found } = await bidders.page({ where: [{ field: 'id', in: bidderIds }] }, { limit: bidderBatch })
  await shareBidders(ports, house, found, participation)
  const ids = new Set(found.map(({ document }) => document.id))
  for (const bidderId of bidderIds) if (!ids.has(bidderId)) await shareBidder(ports, { ...house, bidderId }, participation)
}
