import type { updateAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Parts } from '../parts.ts'
import { changeAccount } from './change-account.ts'

export const updateAccount =
  (parts: Pick<Parts, 'accounts'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) =>
    changeAccount(parts, params.id, body, context)
