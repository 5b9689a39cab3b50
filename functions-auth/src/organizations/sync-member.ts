import type { User } from '@auctionwiz/contracts/identity'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import type { StoredOrganization } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import { findMember, type MemberDocument, memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { nextRevision } from '@auctionwiz/records/revisions'
import { changeMember, indexedMember, personCopy } from '../accounts/members.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { revoking } from '../sessions/revoking.ts'
import { byOrganization, mappedHouses } from './mapped-houses.ts'

export type SyncParts = Pick<Deps, 'people' | 'accounts' | 'revoker' | 'clock'>

/** Sets a member's houses from their groups and app roles; `join` adds the user first. A change takes effect immediately. */
export async function syncMember(
  { people, accounts, revoker, clock }: SyncParts,
  accountId: string,
  organization: StoredOrganization,
  { user, claims, join }: { user: User; claims: readonly string[]; join: boolean },
  context: CallContext,
): Promise<void> {
  const account = accounts.partition(accountId)
  const [houses, stored] = await Promise.all([readHouses(account), findMember(account, user.id)])
  const existing = new Set(houses.map(({ id }) => id))
  const audit = auditOf(context, user.id)
  const at = context.now.toISOString()
  if (!stored) {
    if (!join) return
    const isDefault = (await people.memberships(user.id)).length === 0
    await people.partition(user.id).write([membershipWrite(accountId, isDefault)])
    const bare = { houses: [], assignedBy: byOrganization }
    const given = mappedHouses(organization, claims, bare, existing, context.now)
    const member: MemberDocument = indexedMember({
      id: memberId(user.id),
      type: 'member',
      userId: user.id,
      accountRole: 'member',
      assignedAt: at,
      assignedBy: byOrganization,
      rolesSince: at,
      houses: given,
      person: personCopy(user),
    })
    const event = audit({ action: 'member.provision', subjectType: 'user', subjectId: user.id, after: { houses: rolesOf(member) } })
    await recordsOf(memberRecord, account)
      .create(member, [event])
      .catch((error: unknown) => {
        if (!isStoreError(error, 'exists')) throw error
      })
    return
  }
  const { document } = stored
  const wanted = (member: MemberDocument) => mappedHouses(organization, claims, member, existing, context.now)
  if (document.accountRole === 'owner' || document.status === 'suspended' || same(document.houses, wanted(document))) return
  await revoking({ revoker, clock }, [`member:${accountId}:${user.id}`], () =>
    changeMember(
      account,
      user.id,
      (member) => ({ ...member, houses: wanted(member), rolesSince: at, revision: nextRevision(member) }),
      (after, before) => [
        audit({
          action: 'member.provision',
          subjectType: 'user',
          subjectId: user.id,
          before: { houses: rolesOf(before) },
          after: { houses: rolesOf(after) },
        }),
      ],
    ),
  )
}

const rolesOf = ({ houses }: Pick<MemberDocument, 'houses'>) =>
  Object.fromEntries(houses.map(({ auctionHouseId, role }) => [auctionHouseId, role]))

function same(before: MemberDocument['houses'], after: MemberDocument['houses']): boolean {
  const known = rolesOf({ houses: before })
  return before.length === after.length && after.every(({ auctionHouseId, role }) => known[auctionHouseId] === role)
}
