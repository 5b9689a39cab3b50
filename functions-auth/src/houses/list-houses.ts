import type { listHouses as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { memberRecord } from '@auctionwiz/records/members'
import type { Deps } from '../deps.ts'
import { seenHouses } from './read-account.ts'

/** The owner works in every house and is counted in each. */
export const listHouses =
  ({ accounts, indexMembers }: Pick<Deps, 'accounts' | 'indexMembers'>): UseCase<typeof endpoint> =>
  async (_input, { claims, account }) => {
    const membership = await accounts.membership(claims.accountId, claims.userId)
    if (!membership) throw new Failure('account_access')
    await indexMembers(claims.accountId)
    const houses = seenHouses(membership.account, claims)
    const members = readerOf(memberRecord, account)
    const auctionHouses = houses.map(async (house) => {
      const staff = await members.count([{ field: 'houseKeys', containsAll: [house.id] }])
      return { ...house, staffCount: 1 + staff }
    })
    return { auctionHouses: await Promise.all(auctionHouses) }
  }
