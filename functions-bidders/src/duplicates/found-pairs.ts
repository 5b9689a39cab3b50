import { type DuplicatePairs, evidenceAt } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type FoundPair, foundPairsId, foundPairsRecord } from '@auctionwiz/records/duplicate-searches'
import { percent } from './pair-document.ts'
import type { Persons } from './read-persons.ts'

/** About 200 KB. */
const pairsPerChunk = 1000

const thousandth = (bits: number): number => Math.round(bits * 1000) / 1000

/** The writes that keep what a search found, one for each chunk. */
export function* foundWrites(run: string, pairs: DuplicatePairs, { ids, prints }: Pick<Persons, 'ids' | 'prints'>): Generator<Write> {
  for (let start = 0; start < pairs.size; start += pairsPerChunk) {
    const some = Array.from({ length: Math.min(pairsPerChunk, pairs.size - start) }, (_, index): FoundPair => {
      const pair = start + index
      const [a, b] = [pairs.first[pair] ?? 0, pairs.second[pair] ?? 0]
      const { weights, levels } = evidenceAt(pairs, pair)
      return {
        bidderIds: [ids[a] ?? '', ids[b] ?? ''],
        confidence: percent(pairs.probabilities[pair] ?? 0),
        print: (prints[a] ?? 0) ^ (prints[b] ?? 0),
        weights: Array.from(weights, thousandth),
        levels: [...levels],
      }
    })
    yield foundPairsRecord.put({ id: foundPairsId(run, start / pairsPerChunk), pairs: some })
  }
}

/** What a search found, chunk by chunk. */
export async function* foundPairs(house: PartitionReader, run: string, chunks: number): AsyncGenerator<FoundPair[]> {
  for (let index = 0; index < chunks; index += 1) {
    const stored = await readerOf(foundPairsRecord, house).find(foundPairsId(run, index))
    if (!stored) throw notFound('What the search found')
    yield stored.document.pairs
  }
}
