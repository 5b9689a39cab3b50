import type { Account, AccountAccess, AuctionHouse, HouseAccess } from '@auctionwiz/contracts/identity'
import { permissionsOf } from '@auctionwiz/contracts/permissions'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store'
import { type AccountDocument, type HouseDocument, type MemberDocument, memberId } from './account-documents.ts'

/** A person's place in an account, with the account itself. */
export interface Membership {
  account: Account
  access: AccountAccess
}

export interface Accounts {
  /** Undefined when the account is gone or the person is no member of it: the check behind every token. */
  membership(accountId: string, userId: string, isDefault?: boolean): Promise<Membership | undefined>
}

/** An account holds at most this many houses. */
const mostHouses = 200

export const accounts = (store: DocumentStore): Accounts => ({
  membership: async (accountId, userId, isDefault = false) => {
    const partition = partitionOf(store, 'accounts', [accountId])
    const [stored, member, houses] = await Promise.all([
      partition.read<AccountDocument>('account'),
      partition.read<MemberDocument>(memberId(userId)),
      partition.query<HouseDocument>({ type: 'house' }, { limit: mostHouses }),
    ])
    if (!stored || !member) return undefined
    const all = houses.items.map((house): AuctionHouse => ({ ...house, accountId })).sort(oldestFirst)
    const access = accessOf(stored.document, member.document, all, accountId, isDefault)
    const visible = new Set(access.houses.map(({ auctionHouseId }) => auctionHouseId))
    return {
      account: {
        ...stored.document,
        id: accountId,
        type: stored.document.accountType,
        auctionHouses: all.filter(({ id }) => visible.has(id)),
      },
      access,
    }
  },
})

/** The account's first house is the one it started with. */
const oldestFirst = (a: AuctionHouse, b: AuctionHouse): number => a.createdAt.localeCompare(b.createdAt) || a.name.localeCompare(b.name)

const accessOf = (
  account: AccountDocument,
  member: MemberDocument,
  houses: AuctionHouse[],
  accountId: string,
  isDefault: boolean,
): AccountAccess => {
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

const houseAccess = (house: AuctionHouse, member: MemberDocument): HouseAccess | undefined => {
  const listed = member.houses.find(({ auctionHouseId }) => auctionHouseId === house.id)
  const owner = member.accountRole === 'owner'
  if (!listed && !owner) return undefined
  const role = owner ? 'admin' : (listed?.role ?? 'viewer')
  const { assignedAt, assignedBy } = listed ?? member
  return { auctionHouseId: house.id, auctionHouseName: house.name, role, permissions: permissionsOf(role), assignedAt, assignedBy }
}
