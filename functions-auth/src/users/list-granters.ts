import type { listGranters as endpoint } from '@auctionwiz/contracts/access'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { readGranters } from '@auctionwiz/records/granters'
import type { Deps } from '../deps.ts'

/** Open to everybody who works in the house: whom to ask is no secret among colleagues. Their addresses stay with those who see users. */
export const listGranters =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof endpoint> =>
  async (_input, { account, claims, auctionHouseId }) => {
    await indexMembers(claims.accountId)
    return { granters: await readGranters(account, [auctionHouseId]) }
  }
