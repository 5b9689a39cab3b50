import type { HouseGroup } from '@auctionwiz/contracts/houses'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { versionOf } from '@auctionwiz/records/revisions'

/** In the account's partition. */
export interface GroupDocument extends StoredDocument, Omit<HouseGroup, 'version'> {
  type: 'group'
  revision?: number
}

/** An account has at most this many groups, so that a house can leave all of its groups in one batch. */
export const mostGroups = 50

/** A group with those of its houses that the caller sees. */
export const presentGroup = (group: GroupDocument, { houses }: AccessClaims): HouseGroup => ({
  ...group,
  auctionHouseIds: group.auctionHouseIds.filter((id) => Object.hasOwn(houses, id)),
  version: versionOf(group),
})
