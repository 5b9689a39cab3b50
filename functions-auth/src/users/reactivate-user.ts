import type { reactivateUser as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type ManageParts, manageMember } from './manage-member.ts'
import { requireHere } from './require-here.ts'

export const reactivateUser =
  (parts: ManageParts): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    await requireHere(params.id, context)
    const { auctionHouseId } = context
    return manageMember(
      parts,
      { userId: params.id, action: 'user.reactivate', auctionHouseId, change: (member) => ({ ...member, status: 'active' }) },
      context,
    )
  }
