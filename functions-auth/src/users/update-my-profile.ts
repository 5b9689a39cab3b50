import type { updateMyProfile as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { changeProfile } from './change-profile.ts'

export const updateMyProfile =
  (parts: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    changeProfile(parts, context.claims.userId, body, accountAudit(context), context.now)
