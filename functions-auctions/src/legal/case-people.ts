import type { CasePerson } from '@auctionwiz/contracts/legal-case-parts'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { housePeople } from '@auctionwiz/records/house-people'

/** @throws Failure `not_found` for someone who may not see the house's cases */
export const readPerson = async (account: PartitionReader, auctionHouseId: string, userId: string): Promise<CasePerson> => {
  const found = (await housePeople(account, auctionHouseId)).find((one) => one.userId === userId)
  if (!found) throw notFound('User')
  return { userId, name: found.name }
}
