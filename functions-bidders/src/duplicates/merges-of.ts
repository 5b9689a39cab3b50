import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { pairRecord } from '@auctionwiz/records/duplicate-pairs'

/** The merges that these pairs went into, each with its pairs; pairs that are not merged are left out. */
export const mergesOf = async (house: PartitionReader, pairIds: readonly string[]): Promise<Map<string, string[]>> => {
  const pairs = readerOf(pairRecord, house)
  const merges = new Map<string, string[]>()
  for (const pair of await Promise.all(pairIds.map((id) => pairs.find(id)))) {
    const { id, mergeId } = pair?.document ?? {}
    if (id !== undefined && mergeId !== undefined) merges.set(mergeId, [...(merges.get(mergeId) ?? []), id])
  }
  return merges
}
