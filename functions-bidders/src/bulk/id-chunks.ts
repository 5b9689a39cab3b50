import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { bulkIdsId, bulkIdsRecord } from '@auctionwiz/records/bulk-requests'

export const chunkSize = 1000

export const chunkWrite = (run: string, index: number, ids: readonly string[]): Write =>
  bulkIdsRecord.put({ id: bulkIdsId(run, index), ids: [...ids] })

/** The ids of one chunk; none where the store has removed it. */
export const readChunk = async (house: PartitionReader, run: string, index: number): Promise<readonly string[]> =>
  (await readerOf(bulkIdsRecord, house).find(bulkIdsId(run, index)))?.document.ids ?? []
