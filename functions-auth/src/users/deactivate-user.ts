import type * as calls from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type ManageParts, manageMember } from './manage-member.ts'
import { requireHere } from './require-here.ts'

/** In this account alone: elsewhere the person's access is not this account's business. */
export const deactivateUser =
  (parts: ManageParts): UseCase<typeof calls.deactivateUser> =>
  async ({ params }, context) => {
    await requireHere(params.id, context)
    const { auctionHouseId } = context
    return manageMember(
      parts,
      {
        userId: params.id,
        action: 'user.deactivate',
        auctionHouseId,
        change: (member) => ({ ...member, status: 'suspended', suspendedAt: context.now.toISOString() }),
      },
      context,
    )
  }

export const reactivateUser =
  (parts: ManageParts): UseCase<typeof calls.reactivateUser> =>
  async ({ params }, context) => {
    await requireHere(params.id, context)
    const { auctionHouseId } = context
    return manageMember(
      parts,
      { userId: params.id, action: 'user.reactivate', auctionHouseId, change: (member) => ({ ...member, status: 'active' }) },
      context,
    )
  }
