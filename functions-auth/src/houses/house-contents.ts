import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { byAnyField } from '@auctionwiz/platform/core/records/record'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { allRecords } from '@auctionwiz/records/all-records'

/** The records that keep a house from being deleted. */
const blockingRecords = () =>
  allRecords
    .filter(({ definition }) => definition.blocksHouseDeletion)
    .toSorted((a, b) => a.definition.names[1].localeCompare(b.definition.names[1], 'en'))

/** What a house holds, such as '400 bidders and 2 data uploads'; undefined when it is empty. */
export const houseContents = async (store: DocumentStore, accountId: string, auctionHouseId: string): Promise<string | undefined> => {
  const house = partitionOf(store, 'bidders', [accountId, auctionHouseId])
  const counted = await Promise.all(
    blockingRecords().map(async (record) => [await listerOf(byAnyField(record), house).count(), record.definition.names] as const),
  )
  const held = counted.filter(([count]) => count > 0).map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
  return held.length === 0 ? undefined : new Intl.ListFormat('en').format(held)
}
