import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'

/**
 * A use case that verifies an account by its domain, or ends that: the bidders service brings its houses and the network of scores up to date. A
 * notice that cannot be sent does not undo what was done; the nightly round makes up for it.
 */
export const thenNotifyNetwork =
  <E extends Endpoint>({ network }: Pick<Deps, 'network'>, useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    const { claims, log } = context as AccountContext
    await network.send({ accountId: claims.accountId }).catch((error: unknown) => {
      log.error('the network was not notified of the account', error, { accountId: claims.accountId })
    })
    return answer
  }
