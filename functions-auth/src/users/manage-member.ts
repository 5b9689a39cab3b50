import type { ActionAbout } from '@auctionwiz/contracts/audit-actions'
import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext } from '@auctionwiz/platform/core/http/context'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import type { MemberDocument, MemberHouse } from '@auctionwiz/records/members'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import { changeMember, readMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { accessText } from '../messages/wording.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { requireReach } from '../security/administers.ts'
import { revoking } from '../sessions/revoking.ts'
import { roleDenials } from './adjust-permissions.ts'
import { presentUser } from './present-user.ts'

export type ManageParts = Pick<Deps, 'people' | 'revoker' | 'clock' | 'mail'>

interface Change {
  userId: string
  action: ActionAbout<'user'>
  /** The version that the caller saw, when they sent one. */
  version?: string | undefined
  /** The house in whose light the answer is. */
  auctionHouseId?: string
  /** Whether it concerns that house alone; the caller's right there was checked. */
  houseOnly?: boolean
  change(member: MemberDocument): MemberDocument
}

/**
 * Changes a member's rights in the account: checks against the current member, records before and after, takes effect in every app within
 * seconds, and notifies the person. A caller with an older version is refused with the current one.
 */
export async function manageMember(
  parts: ManageParts,
  { userId, action, version, auctionHouseId, houseOnly = false, change }: Change,
  context: AccountContext,
): Promise<AccountUser> {
  const { account, claims } = context
  requireReach(claims, await readMember(account, userId), !houseOnly)
  const apply = (member: MemberDocument): MemberDocument => {
    requireReach(claims, member, !houseOnly)
    if (version !== undefined && versionOf(member) !== version)
      throw new Failure('stale_version', { version: versionOf(member), ...accessOf(member) })
    return { ...change(member), revision: nextRevision(member) }
  }
  const member = await revoking(parts, [`member:${claims.accountId}:${userId}`], () =>
    changeMember(account, userId, apply, (after, before) => [
      accountAudit(context)({
        action,
        subjectType: 'user',
        subjectId: userId,
        subjectName: after.person?.name,
        before: accessOf(before),
        after: accessOf(after),
      }),
    ]),
  )
  await notifyAccessChange(parts, member, context)
  return presentUser(member, auctionHouseId)
}

/** A house's entry with the role given now, without what the giver lacks. Only the owner makes administrators. */
export function grantedHouse(auctionHouseId: string, role: HouseRole, held: MemberHouse | undefined, context: AccountContext): MemberHouse {
  const { claims, now } = context
  if (held?.role === role) return held
  if (role === 'admin' && claims.accountRole !== 'owner') throw new Failure('owner_only')
  const adjustments = roleDenials(role, held ?? { auctionHouseId }, context)
  return {
    auctionHouseId,
    role,
    assignedAt: now.toISOString(),
    assignedBy: claims.userId,
    ...(adjustments.length > 0 && { adjustments }),
  }
}

const accessOf = ({ accountRole, status = 'active', houses }: MemberDocument) => ({
  accountRole,
  status,
  houses: Object.fromEntries(
    houses.map(({ auctionHouseId, role, adjustments }) => [auctionHouseId, [role, ...adjustmentMarks(adjustments)].join(' ')]),
  ),
})

/** Notifies a user of their new rights in the account; the email lists them. */
async function notifyAccessChange(
  { people, mail }: Pick<Deps, 'people' | 'mail'>,
  member: MemberDocument,
  context: AccountContext,
): Promise<void> {
  const { account, claims, now } = context
  const [user, stored, houses] = await Promise.all([people.read(member.userId), findAccount(account), readHouses(account)])
  if (!user || !stored) return
  const names = new Map(houses.map(({ id, name }) => [id, name]))
  const { language } = user.profile
  const roles = member.houses.map(
    ({ auctionHouseId, role }) => `${names.get(auctionHouseId) ?? auctionHouseId} (${accessText(language, role)})`,
  )
  const suspended = member.status === 'suspended' && accessText(language, 'suspended')
  const change = suspended || new Intl.ListFormat(language).format(roles) || accessText(language, 'none')
  const values = { name: user.firstName, account: stored.document.name, when: when(now, user.profile), change }
  mail.post({ kind: 'access_changed', to: user.email, language, values })
  await notifyUser(people, user.id, { kind: 'access_changed', facts: { name: stored.document.name, person: claims.userName } }, context)
}
