import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type * as calls from '@auctionwiz/contracts/invitations'
import type { checkInvitation as checkEndpoint } from '@auctionwiz/contracts/invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import { type UserInvitationDocument, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { hasAddress, userByEmail } from '../people/addresses.ts'
import { confirmAddress } from '../people/confirm-address.ts'
import { addressLimit } from '../security/limits.ts'
import { hashSecret } from '../security/secrets.ts'
import { join } from './join.ts'
import { isStillOffered, readInviters } from './still-offered.ts'

type Parts = Pick<Deps, 'people' | 'accounts' | 'rateLimiter'>

/** With the code in the address, as integrations ask. */
export const validateInvitation =
  (parts: Parts): UseCase<typeof calls.validateInvitation> =>
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

/** The code was mailed to the address, so it confirms that of a user who has not done so yet. */
export const acceptInvitation =
  (parts: Pick<Deps, 'people' | 'accounts' | 'rateLimiter' | 'mail' | 'revoker' | 'clock'>): UseCase<typeof calls.acceptInvitation> =>
  async ({ body }, context) => {
    const [user, invitation] = await Promise.all([activeUser(parts.people, context.userId), openInvitation(parts, body.token, context)])
    if (!hasAddress(user, invitation.document.email)) throw new Failure('invitation_mismatch')
    const confirmed = user.emailVerified ? user : await confirmAddress(parts, user, user.email, context)
    await join(parts, invitation, confirmed, context)
    const membership = await parts.accounts.membership(invitation.accountId, user.id)
    if (!membership) throw new Failure('invitation_rejected')
    return { account: membership.account, access: membership.access }
  }

/** An invitation that can be accepted with its code. */
export interface OpenInvitation extends Versioned<UserInvitationDocument> {
  accountId: string
}

/** `<accountId>.<invitationId>.<secret>` names its own place. */
export const invitationToken = (accountId: string, id: string, secret: string): string => `${accountId}.${id}.${secret}`

/** Throws invitation_rejected for an unknown, used, withdrawn or expired code, or if its sender may no longer invite. Guessing is rate limited. */
export const openInvitation = async (
  { accounts, rateLimiter }: Pick<Deps, 'accounts' | 'rateLimiter'>,
  token: string,
  { address, now }: CallContext,
): Promise<OpenInvitation> =>
  rateLimiter.attempt(addressLimit(address), now, async () => {
    const invitation = await invitationOf(accounts, token, now)
    if (invitation.document.status === 'accepted') throw new Failure('invitation_rejected')
    return invitation
  })

/** The same, also for an invitation that was accepted: people use its mail as their way in. */
export const readInvitation = async (
  { accounts, rateLimiter }: Pick<Deps, 'accounts' | 'rateLimiter'>,
  token: string,
  { address, now }: CallContext,
): Promise<OpenInvitation> => rateLimiter.attempt(addressLimit(address), now, () => invitationOf(accounts, token, now))

async function invitationOf(accounts: Deps['accounts'], token: string, now: Date): Promise<OpenInvitation> {
  const [, accountId = 'none', id = 'none', secret = ''] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{20,64})$/.exec(token) ?? []
  const account = accounts.partition(accountId)
  const stored = await readerOf(userInvitationRecord, account).find(id)
  const invitation = stored?.document
  const known = invitation !== undefined && invitation.secretHash === (await hashSecret(secret))
  if (stored && known && invitation.status === 'accepted') return { ...stored, accountId }
  const open = known && invitation.status === 'pending' && invitation.expiresAt > now.toISOString()
  const inviter = open && (await readInviters(account, [invitation])).get(invitation.inviterId)
  if (!stored || !inviter || !isStillOffered(inviter, stored.document)) throw new Failure('invitation_rejected')
  return { ...stored, accountId }
}
