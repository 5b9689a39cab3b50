import type { AccountContext } from '@auctionwiz/platform/core/context'
import type { Versioned } from '@auctionwiz/platform/core/store'
import { administers } from '../accounts/administers.ts'
import type { InvitationDocument } from './invitation-document.ts'

/** Whether the caller administers one of the houses that are offered. */
export const concerns = ({ claims }: AccountContext, { auctionHouseIds }: InvitationDocument): boolean =>
  auctionHouseIds.some((id) => administers(claims, id))

/** An invitation that nobody has accepted, of houses that the caller administers. */
export const pendingInvitation = async (id: string, context: AccountContext): Promise<Versioned<InvitationDocument> | undefined> => {
  const stored = await context.account.read<InvitationDocument>(id)
  const pending = stored?.document.type === 'invitation' && stored.document.status === 'pending'
  return pending && concerns(context, stored.document) ? stored : undefined
}
