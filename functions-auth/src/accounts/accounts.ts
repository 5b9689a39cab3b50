import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { Account, AccountAccess, AuctionHouse, HouseAccess, User } from '@auctionwiz/contracts/identity'
import { adjustedPermissions } from '@auctionwiz/contracts/permissions'
import { passwordMinimum } from '@auctionwiz/domain/passwords'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { type AccountDocument, accountOf, findAccount } from '@auctionwiz/records/accounts'
import { houseOf, readHouses } from '@auctionwiz/records/houses'
import { findMember, type MemberDocument } from '@auctionwiz/records/members'
import type { MembershipDocument } from '@auctionwiz/records/memberships'
import { showPerson } from './members.ts'

/** A person's place in an account, with the account itself. */
export interface Membership {
  account: Account
  access: AccountAccess
  member: MemberDocument
  stored: AccountDocument
}

export interface Accounts {
  partition(accountId: string): Partition
  /** Undefined when the account is gone or the person is no member of it: the check behind every token. */
  membership(accountId: string, userId: string, isDefault?: boolean): Promise<Membership | undefined>
  /** The longest password that one of the accounts demands. */
  passwordMinimum(memberships: readonly MembershipDocument[]): Promise<number>
  /** Brings what lists show of a person up to date in all their accounts. */
  showPerson(user: User, memberships: readonly MembershipDocument[]): Promise<void>
}

export function accounts(store: DocumentStore): Accounts {
  const partition = (accountId: string) => partitionOf(store, 'accounts', [accountId])
  return {
    partition,
    membership: async (accountId, userId, isDefault = false) => {
      const documents = partition(accountId)
      const [stored, member, houses] = await Promise.all([findAccount(documents), findMember(documents, userId), readHouses(documents)])
      if (!stored || !member) return undefined
      const all = houses.map((house) => houseOf(house, accountId)).sort(oldestFirst)
      const access = accessOf(stored.document, member.document, all, accountId, isDefault)
      const visible = new Set(access.houses.map(({ auctionHouseId }) => auctionHouseId))
      const account = accountOf(
        stored.document,
        accountId,
        all.filter(({ id }) => visible.has(id)),
      )
      return { account, access, member: member.document, stored: stored.document }
    },
    passwordMinimum: async (memberships) => {
      const read = memberships.map(({ accountId }) => findAccount(partition(accountId)))
      const demanded = (await Promise.all(read)).map((stored) => stored?.document.security?.passwords.minimumLength ?? 0)
      return Math.max(passwordMinimum, ...demanded)
    },
    showPerson: async (user, memberships) => {
      await Promise.all(memberships.map(({ accountId }) => showPerson(partition(accountId), user)))
    },
  }
}

/** The account's first house is the one it started with. */
const oldestFirst = (a: AuctionHouse, b: AuctionHouse): number => a.createdAt.localeCompare(b.createdAt) || a.name.localeCompare(b.name)

function accessOf(
  account: AccountDocument,
  member: MemberDocument,
  houses: AuctionHouse[],
  accountId: string,
  isDefault: boolean,
): AccountAccess {
  const { accountRole, assignedAt, assignedBy } = member
  const granted = houses.flatMap((house) => houseAccess(house, member) ?? [])
  return {
    accountId,
    accountName: account.name,
    accountType: account.accountType,
    accountRole,
    roles: accountRole === 'owner' ? ['owner'] : [...new Set(granted.map(({ role }) => role))],
    houses: granted,
    assignedAt,
    assignedBy,
    isDefault,
  }
}

function houseAccess(house: AuctionHouse, member: MemberDocument): HouseAccess | undefined {
  const listed = member.houses.find(({ auctionHouseId }) => auctionHouseId === house.id)
  const owner = member.accountRole === 'owner'
  if (!listed && !owner) return undefined
  const role = owner ? 'admin' : (listed?.role ?? 'viewer')
  const adjustments = owner ? undefined : listed?.adjustments
  const { assignedAt, assignedBy } = listed ?? member
  const permissions = adjustedPermissions(role, adjustmentMarks(adjustments))
  const held = { auctionHouseId: house.id, auctionHouseName: house.name, role, permissions, assignedAt, assignedBy }
  return adjustments?.length ? { ...held, adjustments } : held
}
