import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'

const states = projection(bidderRecord, ['status'])

/** Those of the bidders who are suspended; they get no invitation. */
export const bidderStates = async (house: PartitionReader, bidderIds: readonly string[]): Promise<{ suspended: ReadonlySet<string> }> => {
  if (bidderIds.length === 0) return { suspended: new Set() }
  const { items } = await listerOf(states, house).page({ where: [{ field: 'id', in: [...bidderIds] }] }, { limit: bidderIds.length })
  return { suspended: new Set(items.filter(({ document }) => document.status === 'Suspended').map(({ document }) => document.id)) }
}
