import type { AccountUser, UserFilter } from '@auctionwiz/contracts/users'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import { searchKeyConditions } from '@auctionwiz/platform/core/search-key'
import { type MemberDocument, memberRecord } from '@auctionwiz/records/members'
import type { IndexMembers } from '../accounts/index-members.ts'
import { presentUser } from './present-user.ts'

type Wanted = Conditions<MemberDocument>

const defaultLimit = 100

interface UserPage {
  users: AccountUser[]
  total: number
  nextPage?: string
}

/** A page of the account's members, by name within it, and how many there are in all. */
export const pageOfUsers = async (
  account: PartitionReader,
  accountId: string,
  filter: UserFilter,
  index: IndexMembers,
): Promise<UserPage> => {
  await index(accountId)
  const { role } = filter
  const where: Wanted = [...common(filter), ...(role === undefined ? [] : [{ field: 'roleKeys', containsAll: [role] } as const])]
  return pageOf(account, where, filter)
}

/** The same of a house: who works in it and, first of all, the owner, who works in every one. */
export const pageOfHouseUsers = async (
  account: PartitionReader,
  accountId: string,
  auctionHouseId: string,
  filter: UserFilter,
  index: IndexMembers,
): Promise<UserPage> => {
  await index(accountId)
  const { role, page } = filter
  const everywhere: Wanted = [...common(filter), { field: 'roleKeys', containsAll: ['owner'] }]
  if (role === 'owner') return pageOf(account, everywhere, filter, auctionHouseId)
  const held: Wanted = role === undefined ? [] : [{ field: 'roleKeys', containsAll: [`${role}:${auctionHouseId}`] }]
  const here: Wanted = [...common(filter), { field: 'houseKeys', containsAll: [auctionHouseId] }, ...held]
  const [owners, others] = await Promise.all([
    role === undefined ? pageOf(account, everywhere, { limit: 1 }, auctionHouseId) : { users: [], total: 0 },
    pageOf(account, here, filter, auctionHouseId),
  ])
  return { ...others, users: [...(page === undefined ? owners.users : []), ...others.users], total: owners.total + others.total }
}

const pageOf = async (
  account: PartitionReader,
  where: Wanted,
  { limit = defaultLimit, page }: Pick<UserFilter, 'limit' | 'page'>,
  auctionHouseId?: string,
): Promise<UserPage> => {
  const members = readerOf(memberRecord, account)
  const [{ items, next }, total] = await Promise.all([members.page({ where }, { limit, next: page }), members.count(where)])
  const users = items.map(({ document }) => presentUser(document, auctionHouseId)).sort((a, b) => a.name.localeCompare(b.name))
  return { users, total, ...(next && { nextPage: next }) }
}

const common = ({ search, status }: UserFilter): Wanted => [
  ...searchKeyConditions(search),
  ...(status === undefined ? [] : [{ field: 'status', in: status } as const]),
]
