import type { User } from '@auctionwiz/contracts/identity'
import { outranks } from '@auctionwiz/contracts/roles'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { findMember, type MemberDocument, type MemberHouse, memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { nextRevision } from '@auctionwiz/records/revisions'
import { type UserInvitationDocument, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { indexedMember, personCopy } from '../accounts/members.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from '../sessions/revoking.ts'
import type { OpenInvitation } from './open-invitation.ts'

/**
 * Adds a person to the account with the houses of the invitation, and consumes the invitation in the same batch: of two concurrent requests one
 * succeeds. The entry in the person's own partition is written first; alone it grants nothing.
 */
export async function join(
  parts: Pick<Deps, 'people' | 'accounts' | 'revoker' | 'clock'>,
  { accountId, document, version }: OpenInvitation,
  user: User,
  context: CallContext,
): Promise<void> {
  const { people, accounts } = parts
  const account = accounts.partition(accountId)
  const memberships = await people.memberships(user.id)
  if (!memberships.some((membership) => membership.accountId === accountId))
    await people.partition(user.id).write([membershipWrite(accountId, memberships.length === 0)])

  const stored = await findMember(account, user.id)
  if (stored?.document.status === 'suspended' && (stored.document.suspendedAt ?? '') >= document.at)
    throw new Failure('invitation_rejected')
  const member = withHouses(stored?.document ?? newMember(user, document, context.now), user, document, context.now)
  const event = auditOf(
    context,
    user.id,
  )({
    action: 'invitation.accept',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.name,
    before: stored && { houses: rolesOf(stored.document) },
    after: { houses: rolesOf(member) },
  })
  const used = userInvitationRecord.replacement({ ...document, status: 'accepted', acceptedBy: user.id }, version)
  const memberWrite = stored ? memberRecord.replacement(member, stored.version) : memberRecord.creation(member)
  await revoking(parts, [`member:${accountId}:${user.id}`], async () => {
    await account.write([used, memberWrite, event]).catch((error: unknown) => {
      if (isStoreError(error, 'stale', 'exists')) throw new Failure('invitation_rejected')
      throw error
    })
  })
}

const newMember = (user: User, { inviterId }: UserInvitationDocument, now: Date): MemberDocument => ({
  id: memberId(user.id),
  type: 'member',
  userId: user.id,
  accountRole: 'member',
  houses: [],
  assignedAt: now.toISOString(),
  assignedBy: inviterId,
})

function withHouses(
  member: MemberDocument,
  user: User,
  { auctionHouseIds, role, adjustments, inviterId }: UserInvitationDocument,
  now: Date,
) {
  const given = auctionHouseIds.map(
    (auctionHouseId): MemberHouse => ({
      auctionHouseId,
      role,
      assignedAt: now.toISOString(),
      assignedBy: inviterId,
      ...(adjustments && { adjustments }),
    }),
  )
  // Who rose since the invitation was sent keeps that; who is let in again after a suspension gets what is offered now.
  const keeps = (house: MemberHouse) => member.status !== 'suspended' && outranks(house.role, role)
  const kept = member.houses.filter((house) => !auctionHouseIds.includes(house.auctionHouseId) || keeps(house))
  const added = given.filter(({ auctionHouseId }) => !kept.some((house) => house.auctionHouseId === auctionHouseId))
  return indexedMember({
    ...member,
    status: 'active',
    houses: [...kept, ...added],
    person: personCopy(user),
    rolesSince: now.toISOString(),
    revision: nextRevision(member),
  })
}

const rolesOf = ({ houses }: MemberDocument) => Object.fromEntries(houses.map(({ auctionHouseId, role }) => [auctionHouseId, role]))
