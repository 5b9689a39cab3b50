import type { updateCurrentAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { changeAccount } from './change-account.ts'

export const updateCurrentAccount =
  (parts: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    changeAccount(parts, context.claims.accountId, body, context)
