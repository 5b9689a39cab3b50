import type { listGroups as endpoint } from '@auctionwiz/contracts/houses'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { groupOf, readGroups } from '@auctionwiz/records/house-groups'

/** Groups of which the caller sees no house are left out. */
export const listGroups: UseCase<typeof endpoint> = async (_input, { account, claims }) => {
  const groups = (await readGroups(account))
    .map((group) => groupOf(group, claims.houses))
    .filter(({ auctionHouseIds }) => auctionHouseIds.length > 0)
  return { groups: groups.sort((a, b) => a.name.localeCompare(b.name)) }
}
