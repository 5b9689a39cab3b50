import { type RecordType, record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

export const numberRecord = record({
  type: 'counter',
  container: 'bidders',
  alsoIn: houseContainers.filter((name) => name !== 'bidders'),
  names: ['number sequence', 'number sequences'],
  about: 'The next number of a sequence of the house, such as bidder numbers and case numbers. It is where that is which it numbers.',
  fields: () => ({ next: z.int() }),
  personalData: 'none',
})

/** Seconds for which an interrupted import may be continued, and then some. */
const kept = 14 * 86_400

export const takenNumbersRecord = record({
  type: 'taken-numbers',
  container: 'bidders',
  names: ['numbers taken', 'numbers taken'],
  about: 'The numbers that a part of an import took for its new records. It takes the same ones again when it was interrupted and goes on.',
  fields: () => ({
    first: z.int(),
    /** What gets the numbers from the first on, in this order. */
    rows: z.array(z.int()),
  }),
  ttl: kept,
  personalData: 'none',
})

/** Where the next number of a sequence is stored. */
export const numbersId = (sequence: string): string => `counter:${sequence}`

/**
 * Takes `count` numbers of the sequence of a record. They follow each other, and nobody else gets them. The first of a house is 1.
 * @param numbered the record that declares the sequence, in whose container the numbers and `writes` are
 * @param writes what is written in the batch that takes the numbers, by the first of them; when it fails, they stay free
 * @returns the first number, and the versions of `writes`
 */
export async function takeNumbers(
  house: Partition,
  { definition: { type, container, sequence } }: Pick<RecordType, 'definition'>,
  writes: (first: number) => readonly Write[],
  count = 1,
): Promise<{ first: number; versions: string[] }> {
  if (sequence === undefined) throw new TypeError(`${type} has no sequence`)
  const partition = container === house.container ? house : house.in(container)
  const numbers = recordsOf(numberRecord, partition)
  const id = numbersId(sequence)
  return retryConflicts(async () => {
    const counter = await numbers.find(id)
    const first = counter?.document.next ?? 1
    const next = { id, next: first + count }
    const taken = counter ? numberRecord.replacement(next, counter.version) : numberRecord.creation(next)
    try {
      const versions = await partition.write([...writes(first), taken])
      return { first, versions: versions.slice(0, -1) }
    } catch (error) {
      // Either a document that the caller creates exists, or the counter, which another writer has just created.
      if (counter || !isStoreError(error, 'exists') || !(await numbers.find(id))) throw error
      throw new StoreError('stale', `${id} was created by somebody else`)
    }
  })
}

/**
 * Takes a number for each of some rows, in their order, once: asked again with the same id it gives the same rows the same numbers. Rows that it did
 * not have before get new ones.
 */
export async function takeNumbersOnce(
  house: Partition,
  numbered: Pick<RecordType, 'definition'>,
  id: string,
  rows: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const numberedFrom = (first: number, some: readonly number[]) => some.map((row, index) => [row, first + index] as const)
  const take = async (some: readonly number[], writes: (first: number) => readonly Write[] = () => []) =>
    some.length === 0 ? [] : numberedFrom((await takeNumbers(house, numbered, writes, some.length)).first, some)
  const taken = recordsOf(takenNumbersRecord, house)
  try {
    return new Map(await take(rows, (first) => [takenNumbersRecord.creation({ id, first, rows: [...rows] })]))
  } catch (error) {
    const earlier = isStoreError(error, 'exists') ? await taken.find(id) : undefined
    if (!earlier) throw error
    const known = new Map(numberedFrom(earlier.document.first, earlier.document.rows))
    return new Map([...known, ...(await take(rows.filter((row) => !known.has(row))))])
  }
}
