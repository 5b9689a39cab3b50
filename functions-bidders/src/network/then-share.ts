import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import type { NetworkQueue } from './network-ports.ts'

/** Who a call is about: the id of its address or of its answer. */
interface Named {
  id?: unknown
}

/**
 * A use case after which the network hears of the bidder. That the word could not be sent does not undo what was done; the next change
 * or the next round through the house makes up for it.
 */
export const thenShare =
  <E extends Endpoint>(queue: NetworkQueue, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const { auctionHouseId, claims, log } = context as HouseContext
    const bidderId = (input.params as Named | undefined)?.id ?? (answer as Named).id
    await queue.send({ accountId: claims.accountId, auctionHouseId, bidderId: String(bidderId) }).catch((error: unknown) => {
      log.error('the network was not told of a change', error, { bidderId: String(bidderId) })
    })
    return answer
  }
