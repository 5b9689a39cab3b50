import type { Logger } from '@auctionwiz/platform/core/logger'
import type { NetworkQueue } from '../network/network-ports.ts'

export interface Told {
  accountId: string
  auctionHouseId: string
  log: Logger
}

/** After records became one, or two again: the network hears of each. That it could not be told does not undo what was done. */
export const tellNetwork = async (
  queue: NetworkQueue,
  bidderIds: readonly string[],
  { accountId, auctionHouseId, log }: Told,
): Promise<void> => {
  await Promise.all(
    bidderIds.map((bidderId) =>
      queue.send({ accountId, auctionHouseId, bidderIds: [bidderId] }).catch((error: unknown) => {
        log.error('the network was not told of a merge', error, { bidderId })
      }),
    ),
  )
}
