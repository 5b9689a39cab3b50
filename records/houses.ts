import { type AuctionHouse, auctionHouse } from '@auctionwiz/contracts/identity'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { revision, versionOf } from './revisions.ts'

const { id: _id, accountId: _accountId, version: _version, ...fields } = auctionHouse.shape

export const houseRecord = record({
  type: 'house',
  container: 'accounts',
  idPrefix: 'hse',
  names: ['auction house', 'auction houses'],
  about: 'An auction house of the account, with its address, contact, time zone and currency.',
  fields: () => ({ ...fields, revision }),
  personalData: 'none',
  nameOf: ({ name }) => name,
})

export type HouseDocument = DocumentOf<typeof houseRecord>

/** An account holds at most this many houses. */
export const maxHouses = 200

/** The house as callers see it. */
export function houseOf({ type: _type, revision, ...own }: HouseDocument, accountId: string): AuctionHouse {
  return { ...own, accountId, version: versionOf({ revision }) }
}

/** The ids of houses alone. */
export const houseIds = projection(houseRecord, [])

/** All houses of the account, in no order. */
export async function readHouses(account: PartitionReader): Promise<HouseDocument[]> {
  const { items } = await readerOf(houseRecord, account).page({}, { limit: maxHouses })
  return items.map(({ document }) => document)
}

/** One house of the account. @throws Failure `not_found` */
export const readHouse = async (account: PartitionReader, id: string): Promise<HouseDocument> =>
  (await readerOf(houseRecord, account).read(id)).document
