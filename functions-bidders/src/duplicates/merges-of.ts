import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
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

/** The merges that a background run made of selected pairs. @throws Failure `undo_refused` when a later run has replaced its record */
export const mergesOfRun = async (house: PartitionReader, run: string): Promise<readonly string[]> => {
  const job = await readJob(house, 'merge-duplicates')
  if (job?.document.run !== run)
    throw new Failure('undo_refused', { reason: 'another bulk merge or undo has started since. Undo its matches one by one.' })
  return job.document.made ?? []
}
