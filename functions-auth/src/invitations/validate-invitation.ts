import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { checkInvitation as checkEndpoint, validateInvitation as endpoint } from '@auctionwiz/contracts/invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import type { Deps } from '../deps.ts'
import { userByEmail } from '../people/addresses.ts'
import { readInvitation } from './open-invitation.ts'

type Parts = Pick<Deps, 'people' | 'accounts' | 'rateLimiter'>

/** With the code in the address, as integrations ask. */
export const validateInvitation =
  (parts: Parts): UseCase<typeof endpoint> =>
  ({ params }, context) =>
    offerOf(parts, params.token, context)

/** With the code in the body, which no log of addresses holds. */
export const checkInvitation =
  (parts: Parts): UseCase<typeof checkEndpoint> =>
  ({ body }, context) =>
    offerOf(parts, body.token, context)

/** The holder of the code can read the mailbox it was sent to, so they may learn whether that address has a user. */
const offerOf = async (parts: Parts, token: string, context: CallContext): Promise<AnswerOf<typeof checkEndpoint>> => {
  const { accountId, document } = await readInvitation(parts, token, context)
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
