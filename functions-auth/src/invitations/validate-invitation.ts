import type { validateInvitation as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import type { Deps } from '../deps.ts'
import { userByEmail } from '../people/user-by-email.ts'
import { readInvitation } from './open-invitation.ts'

/** Whoever holds the code reads the mailbox it was sent to, so they may know whether that address has a user. */
export const validateInvitation =
  (parts: Pick<Deps, 'people' | 'accounts' | 'attempts'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { accountId, document } = await readInvitation(parts, params.token, context)
    const partition = parts.accounts.partition(accountId)
    const [account, houses, user] = await Promise.all([
      findAccount(partition),
      readHouses(partition),
      userByEmail(parts.people, document.email),
    ])
    if (!account) throw new Failure('invitation_rejected')
    const { email, role, auctionHouseIds, inviterName, personalMessage, expiresAt } = document
    return {
      valid: true,
      email,
      role,
      expiresAt,
      accountName: account.document.name,
      accountType: account.document.accountType,
      auctionHouses: houses.filter(({ id }) => auctionHouseIds.includes(id)).map(({ name }) => name),
      invitedBy: inviterName,
      accepted: document.status === 'accepted',
      registered: user !== undefined,
      ...(personalMessage && { personalMessage }),
    }
  }
