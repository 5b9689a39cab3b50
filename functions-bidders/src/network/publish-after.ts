import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { ChangeNotifier } from './change-notifier.ts'

/** Who a call is about: the id of its address or of its answer, which says when it was changed. */
interface Named {
  id?: unknown
  updatedAt?: unknown
}

/**
 * A use case that notifies the network of the bidder afterwards. A failed notice does not fail the call; the next change
 * or the nightly refresh of the house repairs it.
 */
export const publishAfter =
  <E extends Endpoint>(notifier: ChangeNotifier, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const { auctionHouseId, claims, log } = context as HouseContext
    const bidderId = (input.params as Named | undefined)?.id ?? (answer as Named).id
    const { updatedAt } = (answer ?? {}) as Named
    const changedAt = typeof updatedAt === 'string' ? updatedAt : undefined
    await notifier.send({ accountId: claims.accountId, auctionHouseId }, String(bidderId), changedAt).catch((error: unknown) => {
      log.error('the network was not notified of a change', error, { bidderId: String(bidderId) })
    })
    return answer
  }
