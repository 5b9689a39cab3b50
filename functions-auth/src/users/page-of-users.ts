import type { AccountUser, UserFilter } from '@auctionwiz/contracts/users'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { searchKeyConditions } from '@auctionwiz/platform/core/search-key'
import type { Condition } from '@auctionwiz/platform/core/store'
import type { MemberDocument } from '../accounts/account-documents.ts'
import type { IndexMembers } from '../accounts/index-members.ts'
import { presentUser } from './present-user.ts'

const defaultLimit = 100

interface UserPage {
  users: AccountUser[]
  total: number
  nextPage?: string
}

/** A page of the account's members, by name within it, and how many there are in all. */
export const pageOfUsers = async (account: Partition, accountId: string, filter: UserFilter, index: IndexMembers): Promise<UserPage> => {
  await index(account, accountId)
  const { role } = filter
  const where = [...common(filter), ...(role === undefined ? [] : [{ field: 'roleKeys', containsAll: [role] }])]
  return pageOf(account, where, filter)
}

/** The same of a house: who works in it and, first of all, the owner, who works in every one. */
export const pageOfHouseUsers = async (
  account: Partition,
  accountId: string,
  auctionHouseId: string,
  filter: UserFilter,
  index: IndexMembers,
): Promise<UserPage> => {
  await index(account, accountId)
  const { role, page } = filter
  const everywhere = [...common(filter), { field: 'roleKeys', containsAll: ['owner'] }]
  if (role === 'owner') return pageOf(account, everywhere, filter, auctionHouseId)
  const held = role === undefined ? [] : [{ field: 'roleKeys', containsAll: [`${role}:${auctionHouseId}`] }]
  const here = [...common(filter), { field: 'houseKeys', containsAll: [auctionHouseId] }, ...held]
  const [owners, others] = await Promise.all([
    role === undefined ? pageOf(account, everywhere, { limit: 1 }, auctionHouseId) : { users: [], total: 0 },
    pageOf(account, here, filter, auctionHouseId),
  ])
  return { ...others, users: [...(page === undefined ? owners.users : []), ...others.users], total: owners.total + others.total }
}

const pageOf = async (
  account: Partition,
  where: readonly Condition[],
  { limit = defaultLimit, page }: Pick<UserFilter, 'limit' | 'page'>,
  auctionHouseId?: string,
): Promise<UserPage> => {
  const query = { type: 'member', where }
  const [{ items, next }, total] = await Promise.all([account.query<MemberDocument>(query, { limit, next: page }), account.count(query)])
  const users = items.map((member) => presentUser(member, auctionHouseId)).sort((a, b) => a.name.localeCompare(b.name))
  return { users, total, ...(next && { nextPage: next }) }
}

const common = ({ search, status }: UserFilter): Condition[] => [
  ...searchKeyConditions(search),
  ...(status === undefined ? [] : [{ field: 'status', in: status }]),
]
