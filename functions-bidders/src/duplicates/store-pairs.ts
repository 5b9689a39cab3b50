import { type DuplicatePairs, evidenceAt } from '@auctionwiz/domain/duplicates/duplicate-pairs'
import { explainEvidence } from '@auctionwiz/domain/duplicates/explain-pair'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'
import type { JobStep } from '@auctionwiz/platform/core/jobs/job'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { type PairDocument, pairId, percent } from './pair-document.ts'
import { type PersonDocument, personFields } from './read-persons.ts'

/** What a search found, with the records it looked at. */
export interface FoundPairs {
  pairs: DuplicatePairs
  /** By record number. */
  ids: readonly string[]
  prints: readonly number[]
}

/** Which search found a pair. */
export interface PairOrigin {
  at: string
  by: string
  /** Match weight of any two records of the house, in bits. */
  prior: number
}

type Stored = Pick<PairDocument, 'id' | 'type' | 'status' | 'confidence' | 'print' | 'mergeAt'> & { version: string }

/** One write of each batch is the job's own. */
const perBatch = Math.min(80, bidderBatchLimit - 1)

interface Wanted {
  pair: number
  id: string
  confidence: number
  print: number
  stored: Stored | undefined
}

/** Writes what is new or changed among the pairs found and removes pending ones that were not found again; `share` of it is done. */
export async function* storePairs(
  house: PartitionReader,
  found: FoundPairs,
  origin: PairOrigin,
): AsyncGenerator<Pick<JobStep, 'others' | 'found'> & { share: number }> {
  const known = await storedPairs(house)
  const wanted: Wanted[] = []
  const { pairs, ids, prints } = found
  for (let pair = 0; pair < pairs.size; pair += 1) {
    const [a, b] = [pairs.first[pair] ?? 0, pairs.second[pair] ?? 0]
    const id = await pairId(ids[a] ?? '', ids[b] ?? '')
    const stored = known.get(id)
    known.delete(id)
    if (stored && stored.status !== 'pending') continue
    const confidence = percent(pairs.probabilities[pair] ?? 0)
    const print = (prints[a] ?? 0) ^ (prints[b] ?? 0)
    if (stored?.confidence !== confidence || stored.print !== print) wanted.push({ pair, id, confidence, print, stored })
  }
  const gone = [...known.values()].filter(({ status }) => status === 'pending')
  const steps = Math.ceil(wanted.length / perBatch) + Math.ceil(gone.length / perBatch)
  let done = 0
  for (let start = 0; start < wanted.length; start += perBatch) {
    done += 1
    yield { share: done / steps, others: await pairWrites(house, wanted.slice(start, start + perBatch), found, origin) }
  }
  for (let start = 0; start < gone.length; start += perBatch) {
    done += 1
    const others = gone.slice(start, start + perBatch).map(({ id, version }): Write => ({ kind: 'remove', id, version }))
    yield { share: done / steps, others }
  }
  const added = wanted.filter(({ stored }) => !stored).length
  yield { share: 1, found: { pairs: pairs.size, added, removed: gone.length } }
}

const storedPairs = async (house: PartitionReader): Promise<Map<string, Stored>> => {
  const stored = new Map<string, Stored>()
  const query = { type: 'duplicate-pair', fields: ['status', 'confidence', 'print', 'mergeAt'] }
  let next: string | undefined
  do {
    const page = await house.query<Stored>(query, { limit: 1000, next })
    page.items.forEach((item, index) => {
      stored.set(item.id, { ...item, version: page.versions[index] ?? '' })
    })
    next = page.next
  } while (next !== undefined)
  return stored
}

const pairWrites = async (
  house: PartitionReader,
  wanted: readonly Wanted[],
  { pairs, ids }: FoundPairs,
  origin: PairOrigin,
): Promise<Write[]> => {
  const records = wanted.flatMap(({ pair }) => [pairs.first[pair] ?? 0, pairs.second[pair] ?? 0])
  const persons = await personsById(house, [...new Set(records.map((record) => ids[record] ?? ''))])
  return wanted.flatMap(({ pair, id, confidence, print, stored }): Write[] => {
    const [a, b] = [persons.get(ids[pairs.first[pair] ?? 0] ?? ''), persons.get(ids[pairs.second[pair] ?? 0] ?? '')]
    if (!a || !b) return []
    const { reasons } = explainEvidence(personOfBidder(a), personOfBidder(b), evidenceAt(pairs, pair), origin.prior)
    const isTurned = b.id < a.id
    const document: PairDocument = {
      id,
      type: 'duplicate-pair',
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
    }
    return [stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }]
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
  const query = { type: 'bidder', where: [{ field: 'id', in: ids }], fields: personFields }
  const { items } = await house.query<PersonDocument>(query, { limit: ids.length })
  return new Map(items.map((person) => [person.id, person]))
}
