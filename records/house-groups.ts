import { type HouseGroup, houseGroup } from '@auctionwiz/contracts/houses'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { revision, versionOf } from './revisions.ts'

const { id: _id, version: _version, ...fields } = houseGroup.shape

export const houseGroupRecord = record({
  type: 'group',
  container: 'accounts',
  idPrefix: 'grp',
  names: ['group', 'groups'],
  about: 'Auction houses of the account that people look at together.',
  fields: () => ({ ...fields, revision }),
  personalData: 'none',
  nameOf: ({ name }) => name,
})

export type HouseGroupDocument = DocumentOf<typeof houseGroupRecord>

/** An account has at most this many groups, so that a house can leave all of its groups in one batch. */
export const maxGroups = 50

export async function readGroups(account: PartitionReader): Promise<HouseGroupDocument[]> {
  const { items } = await readerOf(houseGroupRecord, account).page({}, { limit: maxGroups })
  return items.map(({ document }) => document)
}

/** The group as a caller sees it who sees these houses. */
export const groupOf = (group: HouseGroupDocument, houses: Readonly<Record<string, unknown>>): HouseGroup => ({
  ...group,
  auctionHouseIds: group.auctionHouseIds.filter((id) => Object.hasOwn(houses, id)),
  version: versionOf(group),
})
