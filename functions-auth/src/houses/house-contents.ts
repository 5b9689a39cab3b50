import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store'
import { allRecords } from '@auctionwiz/records/all-records'

/** What keeps a house from being deleted: records of these types, as people call them. */
const contents = allRecords
  .flatMap(({ definition: { type, formerTypes = [], container, names, blocksHouseDeletion } }) =>
    blocksHouseDeletion ? [{ types: [type, ...formerTypes], container, names }] : [],
  )
  .toSorted((a, b) => a.names[1].localeCompare(b.names[1], 'en'))

/** What a house holds, such as '400 bidders and 2 data uploads'; undefined when it is empty. */
export const houseContents = async (store: DocumentStore, accountId: string, auctionHouseId: string): Promise<string | undefined> => {
  const house = partitionOf(store, 'bidders', [accountId, auctionHouseId])
  const counted = await Promise.all(
    contents.map(async ({ types, container, names }) => [await house.in(container).count({ type: types }), names] as const),
  )
  const held = counted.filter(([count]) => count > 0).map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
  return held.length === 0 ? undefined : new Intl.ListFormat('en').format(held)
}
