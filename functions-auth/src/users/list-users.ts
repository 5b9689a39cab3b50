import type * as accessCalls from '@auctionwiz/contracts/access'
import type * as calls from '@auctionwiz/contracts/users'
import type { AccountUser, UserFilter } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { searchKeyConditions } from '@auctionwiz/platform/core/store/search-key'
import { readGranters } from '@auctionwiz/records/granters'
import { type MemberDocument, memberRecord } from '@auctionwiz/records/members'
import type { IndexMembers } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { requireAdministered } from '../security/administers.ts'
import { presentUser } from './present-user.ts'

type Wanted = Conditions<MemberDocument>

const defaultLimit = 100

interface UserPage {
  users: AccountUser[]
  total: number
  nextPage?: string
}

export const listUsers =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof calls.listUsers> =>
  async ({ query }, { account, claims }) =>
    pageOfUsers(account, claims.accountId, query, indexMembers)

export const listHouseUsers =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof calls.listHouseUsers> =>
  async ({ query }, { account, claims, auctionHouseId }) =>
    pageOfHouseUsers(account, claims.accountId, auctionHouseId, query, indexMembers)

export const listUsersOfHouse =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof calls.listUsersOfHouse> =>
  async ({ params, query }, { account, claims }) => {
    requireAdministered(claims, [params.id], 'users:view')
    return pageOfHouseUsers(account, claims.accountId, params.id, query, indexMembers)
  }

/** Open to everybody who works in the house: whom to ask is no secret among colleagues. Their addresses stay with those who see users. */
export const listGranters =
  ({ indexMembers }: Pick<Deps, 'indexMembers'>): UseCase<typeof accessCalls.listGranters> =>
  async (_input, { account, claims, auctionHouseId }) => {
    await indexMembers(claims.accountId)
    return { granters: await readGranters(account, [auctionHouseId]) }
  }

/** A page of the account's members, by name within it, and how many there are in all. */
async function pageOfUsers(account: PartitionReader, accountId: string, filter: UserFilter, index: IndexMembers): Promise<UserPage> {
  await index(accountId)
  const { role } = filter
  const where: Wanted = [...common(filter), ...(role === undefined ? [] : [{ field: 'roleKeys', containsAll: [role] } as const])]
  return pageOf(account, where, filter)
}

/** The same of a house: who works in it and, first of all, the owner, who works in every one. */
async function pageOfHouseUsers(
  account: PartitionReader,
  accountId: string,
  auctionHouseId: string,
  filter: UserFilter,
  index: IndexMembers,
): Promise<UserPage> {
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

async function pageOf(
  account: PartitionReader,
  where: Wanted,
  { limit = defaultLimit, page }: Pick<UserFilter, 'limit' | 'page'>,
  auctionHouseId?: string,
): Promise<UserPage> {
  const members = readerOf(memberRecord, account)
  const [{ items, next }, total] = await Promise.all([members.page({ where }, { limit, next: page }), members.count(where)])
  const users = items.map(({ document }) => presentUser(document, auctionHouseId)).sort((a, b) => a.name.localeCompare(b.name))
  return { users, total, ...(next && { nextPage: next }) }
}

const common = ({ search, status }: UserFilter): Wanted => [
  ...searchKeyConditions(search),
  ...(status === undefined ? [] : [{ field: 'status', in: status } as const]),
]
