import type { Partition } from '@auctionwiz/platform/core/partition'
import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { retryConflicts } from '@auctionwiz/platform/core/retry-conflicts'
import { isStoreError, StoreError, type Write } from '@auctionwiz/platform/core/store'
import * as z from 'zod/mini'

export const numberRecord = record({
  type: 'counter',
  container: 'houses',
  names: ['number sequence', 'number sequences'],
  about: 'The next number of a sequence of the house, such as bidder numbers and case numbers.',
  fields: { next: z.int() },
  personalData: 'none',
})

/**
 * Takes `count` numbers of a sequence that follow each other and that nobody else gets. The first of a house is 1.
 * @param sequence its name, such as `legal-cases`
 * @param writes what is written in the batch that takes the numbers, by the first of them; when it fails, they stay free
 * @returns the first number, and the versions of `writes`
 */
export async function takeNumbers(
  house: Partition,
  sequence: string,
  writes: (first: number) => readonly Write[],
  count = 1,
): Promise<{ first: number; versions: string[] }> {
  const numbers = recordsOf(numberRecord, house)
  const id = `counter:${sequence}`
  const partition = numberRecord.isIn(house.container) ? house : house.in(numberRecord.definition.container)
  return retryConflicts(async () => {
    const counter = await numbers.find(id)
    const first = counter?.document.next ?? 1
    const next = { id, next: first + count }
    const taken = counter ? numberRecord.replacement(next, counter.version) : numberRecord.creation(next)
    try {
      const versions = await partition.write([...writes(first), taken])
      return { first, versions: versions.slice(0, -1) }
    } catch (error) {
      // What exists is either something that the caller creates, or the counter, which somebody else created a moment ago.
      if (counter || !isStoreError(error, 'exists') || !(await numbers.find(id))) throw error
      throw new StoreError('stale', `${id} was created by somebody else`)
    }
  })
}
