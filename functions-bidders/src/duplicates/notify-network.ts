import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { bidderBatch, type NetworkQueue } from '../network/network-ports.ts'

export interface Told {
  accountId: string
  auctionHouseId: string
  log: Logger
}

/** Notifies the network of each record that a merge or its undo changed. A failed notice does not undo the change. */
export const notifyNetwork = async (
  queue: NetworkQueue,
  bidderIds: readonly string[],
  { accountId, auctionHouseId, log }: Told,
): Promise<void> => {
  for (let start = 0; start < bidderIds.length; start += bidderBatch) {
    const some = bidderIds.slice(start, start + bidderBatch)
    await queue.send({ accountId, auctionHouseId, bidderIds: some }).catch((error: unknown) => {
      log.error('the network was not notified of a merge', error, { bidderIds: some.join() })
    })
  }
}
