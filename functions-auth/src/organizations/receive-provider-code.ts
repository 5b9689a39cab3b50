import type { receiveProviderCode as endpoint } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'

/** The browser alone can redeem a code that it asked for: it holds the verifier (PKCE). */
export const receiveProviderCode: UseCase<typeof endpoint> = async () => {
  throw new Failure('code_not_redeemed')
}
