import type { inviteUser as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type InviteParts, invite } from './invite.ts'

export const inviteUser =
  (parts: InviteParts): UseCase<typeof endpoint> =>
  async ({ body }, context) =>
    invite(parts, { ...body, auctionHouseIds: body.auctionHouseIds ?? [context.auctionHouseId] }, context)
