import type { transferOwnership as endpoint } from '@auctionwiz/contracts/users'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type AccountDocument, accountRecord, findAccount } from '@auctionwiz/records/accounts'
import { type HouseDocument, readHouses } from '@auctionwiz/records/houses'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { findMember, type MemberDocument, type MemberHouse, memberRecord } from '@auctionwiz/records/members'
import { nextRevision } from '@auctionwiz/records/revisions'
import { indexedMember } from '../accounts/members.ts'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { revoking } from '../sessions/revoking.ts'
import { presentUser } from './present-user.ts'

type TransferParts = Pick<Deps, 'people' | 'revoker' | 'clock' | 'mail'>

/** Both members and the account change in one batch: at no moment has the account two owners or none. */
export const transferOwnership =
  (parts: TransferParts): UseCase<typeof endpoint> =>
  async ({ body: { userId } }, context) => {
    const { claims, account } = context
    if (userId === claims.userId) throw new Failure('own_user')
    await requireConfirmed(parts.people.partition(claims.userId), claims.sessionId, context.now)
    const [stored, from, to, houses] = await Promise.all([
      findAccount(account),
      findMember(account, claims.userId),
      findMember(account, userId),
      readHouses(account),
    ])
    if (!to || to.document.status === 'suspended') throw notFound('User')
    if (!stored || from?.document.accountRole !== 'owner') throw new Failure('owner_only')
    const owner = raised(to.document)
    const event = accountAudit(context)({
      action: 'account.transfer',
      subjectType: 'account',
      subjectId: claims.accountId,
      subjectName: stored.document.name,
      before: { ownerId: claims.userId },
      after: { ownerId: userId },
    })
    const handedOver: AccountDocument = { ...stored.document, ownerId: userId, updatedAt: context.now.toISOString() }
    const writes: Write[] = [
      accountRecord.replacement(handedOver, stored.version),
      memberRecord.replacement(lowered(from.document, houses, context), from.version),
      memberRecord.replacement(owner, to.version),
      event,
    ]
    await revoking(parts, [`member:${claims.accountId}:${claims.userId}`, `member:${claims.accountId}:${userId}`], () =>
      account.write(writes),
    )
    await notifyBoth(parts, userId, stored.document.name, context)
    return presentUser(owner)
  }

const raised = (member: MemberDocument): MemberDocument =>
  indexedMember({ ...member, accountRole: 'owner', houses: [], revision: nextRevision(member) })

const lowered = (member: MemberDocument, houses: readonly HouseDocument[], { claims, now }: AccountContext): MemberDocument =>
  indexedMember({
    ...member,
    accountRole: 'member',
    houses: houses.map(
      ({ id }): MemberHouse => ({ auctionHouseId: id, role: 'admin', assignedAt: now.toISOString(), assignedBy: claims.userId }),
    ),
    revision: nextRevision(member),
  })

/** Notifies both users, including the one who did not act. */
async function notifyBoth({ people, mail }: TransferParts, userId: string, account: string, context: AccountContext): Promise<void> {
  const { claims, now } = context
  const [to, from] = await Promise.all([people.read(userId), people.read(claims.userId)])
  if (!to || !from) return
  const link = mail.link('/')
  const given = { name: to.firstName, inviter: from.name, account, when: when(now, to.profile) }
  mail.post({ kind: 'ownership', to: to.email, language: to.profile.language, values: given, link })
  await notifyUser(people, to.id, { kind: 'ownership_received', facts: { name: account, person: from.name } }, context)
  const handed = { name: from.firstName, owner: to.name, account, when: when(now, from.profile) }
  mail.post({ kind: 'ownership_given', to: from.email, language: from.profile.language, values: handed })
  await notifyUser(people, from.id, { kind: 'ownership_given', facts: { name: account, person: to.name } }, context)
}
