import type { createAccount as endpoint } from '@auctionwiz/contracts/houses'
import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { type AccountDocument, accountRecord } from '@auctionwiz/records/accounts'
import { houseRecord } from '@auctionwiz/records/houses'
import { type MemberDocument, memberId, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { indexedMember, personCopy } from '../accounts/members.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { houseDefaults, newHouse } from './new-house.ts'

/** One person belongs to at most this many accounts when they make another. */
const maxAccounts = 20

/** The person's own note comes first; alone it opens nothing. The same key again gives the same account. */
export const createAccount =
  ({ store, people, accounts }: Pick<Deps, 'store' | 'people' | 'accounts'>): UseCase<typeof endpoint> =>
  async ({ body, idempotencyKey }, context) => {
    const { userId, now } = context
    const user = await activeUser(people, userId)
    if (!user.emailVerified) throw new Failure('email_unverified')
    const memberships = await people.memberships(userId)
    if (memberships.length >= maxAccounts) throw new Failure('limit_reached', { what: 'Accounts', limit: maxAccounts })
    const accountId = idempotencyKey ? await derivedId('acc', userId, idempotencyKey) : randomId('acc')
    const house = newHouse(idempotencyKey ? await derivedId('hse', accountId) : randomId('hse'), body.house, houseDefaults, now)
    const account = newAccount(body, userId, house.settings, now)
    const event = auditOf(
      context,
      userId,
    )({
      action: 'account.create',
      subjectType: 'account',
      subjectId: accountId,
      after: { name: body.name, type: body.type },
    })
    const known = memberships.some((membership) => membership.accountId === accountId)
    if (!known) await people.partition(userId).write([membershipWrite(accountId, memberships.length === 0)])
    await accountRegistry(store).note(accountId)
    await accounts
      .partition(accountId)
      .write([accountRecord.creation(account), houseRecord.creation(house), memberRecord.creation(ownerOf(user, now)), event])
      .catch((error: unknown) => {
        if (!isStoreError(error, 'exists')) throw error
      })
    const membership = await accounts.membership(accountId, userId, memberships.length === 0)
    if (membership?.account.name !== body.name) throw new Failure('idempotency_mismatch')
    return { account: membership.account, access: membership.access }
  }

function newAccount(
  { name, type }: { name: string; type: AccountDocument['accountType'] },
  ownerId: string,
  { timezone, defaultCurrency }: { timezone: string; defaultCurrency: AccountDocument['settings']['currency'] },
  now: Date,
): AccountDocument {
  const at = now.toISOString()
  return {
    id: 'account',
    type: 'account',
    name,
    accountType: type,
    ownerId,
    subscription: {
      tier: 'tier-5',
      status: 'active',
      addOns: { inventory: false, payments: false },
      currentPeriodStart: at,
      currentPeriodEnd: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    },
    settings: { timezone, currency: defaultCurrency, defaultScoreType: 'national' },
    createdAt: at,
    updatedAt: at,
  }
}

const ownerOf = (user: User, now: Date): MemberDocument =>
  indexedMember({
    id: memberId(user.id),
    type: 'member',
    userId: user.id,
    accountRole: 'owner',
    houses: [],
    assignedAt: now.toISOString(),
    assignedBy: user.id,
    person: personCopy(user),
  })
