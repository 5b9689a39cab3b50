import { explainEvidence } from '@auctionwiz/domain/duplicates/explain-pair'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import type { JobStep } from '@auctionwiz/platform/core/jobs/job'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { bidderBatchLimit } from '@auctionwiz/records/bidder-writes'
import { pairId, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import type { FoundPair } from '@auctionwiz/records/duplicate-searches'
import { type PersonDocument, persons } from './read-persons.ts'

/** Which search found a pair. */
export interface PairOrigin {
  at: string
  by: string
  /** Match weight of any two records of the house, in bits. */
  prior: number
}

const standings = projection(pairRecord, ['status', 'confidence', 'print', 'mergeAt'])
type Stored = PartOf<typeof standings> & { version: string }

/** One write of each batch is the job's own. */
const perBatch = Math.min(80, bidderBatchLimit - 1)

interface Wanted extends FoundPair {
  id: string
  stored: Stored | undefined
}

/** What is stored in one go; `looked` of the pairs found are done with. */
export type StoredSome = Pick<JobStep, 'others' | 'found'> & { looked: number }

/** Writes what is new or changed among the pairs found and removes pending ones that were not found again; begun again, it does the rest. */
export async function* storePairs(
  house: PartitionReader,
  found: AsyncIterable<FoundPair[]>,
  origin: PairOrigin,
): AsyncGenerator<StoredSome> {
  const known = await storedPairs(house)
  let looked = 0
  for await (const chunk of found) {
    const wanted = await wantedOf(chunk, known)
    let coming = batchOf(house, wanted, 0, origin)
    for (let start = 0; start < wanted.length; start += perBatch) {
      const others = await coming
      // Who is in the next ones is read while these are written.
      coming = batchOf(house, wanted, start + perBatch, origin)
      coming.catch(() => undefined)
      const added = wanted.slice(start, start + perBatch).filter(({ stored }) => !stored).length
      yield { looked: looked + Math.min(chunk.length, start + perBatch), others, found: { added } }
    }
    looked += chunk.length
  }
  const gone = [...known.values()].filter(({ status }) => status === 'pending')
  for (let start = 0; start < gone.length; start += perBatch) {
    const some = gone.slice(start, start + perBatch)
    yield { looked, others: some.map(({ id, version }): Write => ({ kind: 'remove', id, version })), found: { removed: some.length } }
  }
}

/** Those of the pairs found that are to be written; what is left in `known` was not found. */
const wantedOf = async (chunk: readonly FoundPair[], known: Map<string, Stored>): Promise<Wanted[]> => {
  const wanted: Wanted[] = []
  for (const pair of chunk) {
    const id = await pairId(...pair.bidderIds)
    const stored = known.get(id)
    known.delete(id)
    if (stored && stored.status !== 'pending') continue
    if (stored?.confidence !== pair.confidence || stored.print !== pair.print) wanted.push({ ...pair, id, stored })
  }
  return wanted
}

const storedPairs = async (house: PartitionReader): Promise<Map<string, Stored>> => {
  const stored = new Map<string, Stored>()
  for await (const { document, version } of listerOf(standings, house).each({}, 1000)) stored.set(document.id, { ...document, version })
  return stored
}

const batchOf = async (house: PartitionReader, all: readonly Wanted[], start: number, origin: PairOrigin): Promise<Write[]> => {
  const wanted = all.slice(start, start + perBatch)
  const byId = await personsById(house, [...new Set(wanted.flatMap(({ bidderIds }) => bidderIds))])
  return wanted.flatMap(({ id, bidderIds, confidence, print, weights, levels, stored }): Write[] => {
    const [a, b] = [byId.get(bidderIds[0]), byId.get(bidderIds[1])]
    if (!a || !b) return []
    const evidence = { weights: Float32Array.from(weights), levels: Uint8Array.from(levels) }
    const { reasons } = explainEvidence(personOfBidder(a), personOfBidder(b), evidence, origin.prior)
    const isTurned = b.id < a.id
    const document = pairRecord.document({
      id,
      status: 'pending',
      confidence,
      mergeAt: stored?.mergeAt === -1 ? -1 : confidence,
      bidderIds: isTurned ? [b.id, a.id] : [a.id, b.id],
      people: isTurned ? [shown(b), shown(a)] : [shown(a), shown(b)],
      prior: origin.prior,
      reasons: reasons.map(({ name, level, values, weight }) => ({
        name,
        weight: Math.round(weight * 100) / 100,
        ...(level && { level }),
        ...(values && { values: isTurned ? [values[1], values[0]] : values }),
      })),
      print,
      foundAt: origin.at,
      foundBy: origin.by,
    })
    return [stored ? pairRecord.replacement(document, stored.version) : pairRecord.creation(document)]
  })
}

const shown = ({ id, bidderId, name, email, phone }: PersonDocument) => ({
  id,
  bidderId,
  name,
  email,
  ...(phone !== undefined && { phone }),
})

const personsById = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, PersonDocument>> => {
  if (ids.length === 0) return new Map()
  const { items } = await listerOf(persons, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length })
  return new Map(items.map(({ document }) => [document.id, document]))
}
