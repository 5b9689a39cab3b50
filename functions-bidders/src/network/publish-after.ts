import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { ChangeNotifier } from './change-notifier.ts'

/** Who a call is about: the id of its address or of its answer, which says when it was changed. */
interface Named {
  id?: unknown
  updatedAt?: unknown
}

/**
 * A use case after which the network hears of the bidder. That the word could not be sent does not undo what was done; the next change
 * or the next round through the house makes up for it.
 */
export const publishAfter =
  <E extends Endpoint>(words: ChangeNotifier, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const { auctionHouseId, claims, log } = context as HouseContext
    const bidderId = (input.params as Named | undefined)?.id ?? (answer as Named).id
    const { updatedAt } = (answer ?? {}) as Named
    const changedAt = typeof updatedAt === 'string' ? updatedAt : undefined
    await words.send({ accountId: claims.accountId, auctionHouseId }, String(bidderId), changedAt).catch((error: unknown) => {
      log.error('the network was not told of a change', error, { bidderId: String(bidderId) })
    })
    return answer
  }
