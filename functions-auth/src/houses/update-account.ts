import type { updateAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { changeAccount } from './change-account.ts'

export const updateAccount =
  (parts: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) =>
    changeAccount(parts, params.id, body, context)
