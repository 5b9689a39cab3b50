import type { listGroups as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type GroupDocument, mostGroups, presentGroup } from './group-document.ts'

/** Groups of which the caller sees no house are left out. */
export const listGroups: UseCase<typeof endpoint> = async (_input, { account, claims }) => {
  const { items } = await account.query<GroupDocument>({ type: 'group' }, { limit: mostGroups })
  const groups = items.map((group) => presentGroup(group, claims)).filter(({ auctionHouseIds }) => auctionHouseIds.length > 0)
  return { groups: groups.sort((a, b) => a.name.localeCompare(b.name)) }
}
