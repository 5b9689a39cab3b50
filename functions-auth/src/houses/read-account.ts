import type { readAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { ownAccount } from './own-account.ts'

export const readAccount =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => ({ success: true, data: (await ownAccount(accounts, params.id, context)).account })
