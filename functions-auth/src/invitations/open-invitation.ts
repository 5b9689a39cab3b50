import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type UserInvitationDocument, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import type { Deps } from '../deps.ts'
import { addressLimit } from '../security/limits.ts'
import { hashSecret } from '../security/secrets.ts'
import { isStillOffered, readInviters } from './still-offered.ts'

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
