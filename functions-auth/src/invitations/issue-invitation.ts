import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Invitation } from '@auctionwiz/contracts/invitations'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import { type UserInvitationDocument, userInvitationId, userInvitationOf, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { day } from '../messages/when.ts'
import { accessText, quoted } from '../messages/wording.ts'
import { userByEmail } from '../people/addresses.ts'
import { spendInvitation } from '../security/limits.ts'
import { hashSecret, newSecret } from '../security/secrets.ts'
import { invitationToken } from './open-invitation.ts'

/** Days that an invitation is good for. */
const invitationDays = 14

export type InviteParts = Pick<Deps, 'people' | 'rateLimiter' | 'mail'>

type Offer = Pick<UserInvitationDocument, 'email' | 'role' | 'auctionHouseIds' | 'adjustments' | 'personalMessage'>

/** Writes an invitation with a new link, in place of any earlier one to the address, and mails it. */
export async function issueInvitation(parts: InviteParts, offer: Offer, context: AccountContext): Promise<Invitation> {
  const { account, claims, now } = context
  await spendInvitation(parts.rateLimiter, offer.email, claims, now)
  const id = await userInvitationId(claims.accountId, offer.email)
  const secret = newSecret()
  const invitation = userInvitationRecord.document({
    ...offer,
    id,
    status: 'pending',
    delivery: 'sending',
    secretHash: await hashSecret(secret),
    at: now.toISOString(),
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
    inviterId: claims.userId,
    inviterName: claims.userName,
  })
  const { role, auctionHouseIds, adjustments } = offer
  const permissions = adjustmentMarks(adjustments).join(' ')
  const event = accountAudit(context)({
    action: 'invitation.send',
    subjectType: 'invitation',
    subjectId: id,
    subjectName: offer.email,
    after: { role, auctionHouseIds, ...(permissions && { permissions }) },
  })
  await recordsOf(userInvitationRecord, account).put(invitation, [event])
  return sendInvitation(parts, invitation, secret, context)
}

type SendParts = Pick<Deps, 'people' | 'mail'>

/** Mails an invitation that was just written and notes whether it went out, which its sender sees. */
async function sendInvitation(
  { people, mail }: SendParts,
  invitation: UserInvitationDocument,
  secret: string,
  context: AccountContext,
): Promise<Invitation> {
  const { account, claims, now } = context
  const [stored, houses, invitee, inviter] = await Promise.all([
    findAccount(account),
    readHouses(account),
    userByEmail(people, invitation.email),
    people.read(claims.userId),
  ])
  const profile = (invitee ?? inviter)?.profile ?? { language: 'en', timezone: 'UTC' }
  const names = houses.filter(({ id }) => invitation.auctionHouseIds.includes(id)).map(({ name }) => name)
  const values = {
    inviter: invitation.inviterName,
    account: stored?.document.name ?? '',
    role: accessText(profile.language, invitation.role),
    houses: new Intl.ListFormat(profile.language).format(names.map((name) => quoted(name, profile.language))),
    message: invitation.personalMessage ?? '',
    until: day(new Date(invitation.expiresAt), profile),
  }
  const link = mail.link('/sign-up', invitationToken(claims.accountId, invitation.id, secret))
  const about = { kind: 'invitation', accountId: claims.accountId, id: invitation.id, secretHash: invitation.secretHash } as const
  const letter = { kind: 'invitation', to: invitation.email, language: profile.language, values, link, about } as const
  const delivery = await mail.send(letter).catch((error: unknown) => {
    if (error instanceof Failure) return 'failed' as const
    throw error
  })
  // The worker that sends the email later records the outcome.
  if (delivery === 'sending') return userInvitationOf(invitation, now)
  const noted = await recordsOf(userInvitationRecord, account).change(invitation.id, (current) =>
    current.secretHash === invitation.secretHash ? { ...current, delivery } : undefined,
  )
  return userInvitationOf(noted?.document ?? { ...invitation, delivery }, now)
}
