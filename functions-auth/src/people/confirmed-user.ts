import { nextRevision } from '@auctionwiz/records/revisions'
import type { UserDocument } from '@auctionwiz/records/users'

/** A user whose address was proven: no longer forgotten by the store, and active unless suspended. */
export const confirmedUser = (user: UserDocument, email: string, now: Date): UserDocument => {
  const { ttl: _, ...kept } = user
  return {
    ...kept,
    email,
    emailVerified: true,
    status: user.status === 'pending' ? 'active' : user.status,
    updatedAt: now.toISOString(),
    revision: nextRevision(user),
  }
}
