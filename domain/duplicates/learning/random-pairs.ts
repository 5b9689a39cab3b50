import { randomFrom } from '../random.ts'
import { columns, valueColumns } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import { spread } from '../table/value-pool.ts'

/** Up to this many records, a double stores a hash of 32 bits and the record without loss. */
const most = 2 ** 21

/** The records in an order that depends on their values alone, not on the order of input. */
export const contentOrder = (table: PersonTable): Int32Array => {
  const { cells, byColumn, size } = table
  const keys = new Float64Array(size)
  const coarser = 2 ** Math.max(0, Math.ceil(Math.log2(size / most)))
  for (let record = 0; record < size; record += 1) {
    let hash = 1
    for (let columnIndex = 0; columnIndex < valueColumns; columnIndex += 1) {
      const value = cells[record * columns + columnIndex] ?? 0
      hash = Math.imul(hash, 0x01000193) ^ (byColumn[columnIndex]?.hashes[value] ?? 0)
    }
    keys[record] = Math.floor((spread(hash) >>> 0) / coarser) * size + record
  }
  keys.sort()
  return Int32Array.from(keys, (key) => key % size)
}

/** Pairs visited between two yields. */
const pairsInPart = 4096

/** Visits `count` random pairs of different records, or every pair when there are fewer. */
export function* visitRandomPairs(
  order: Int32Array,
  count: number,
  seed: number,
  visit: (a: number, b: number) => void,
): Generator<undefined, void> {
  const { length } = order
  if ((length * (length - 1)) / 2 <= count) {
    for (let i = 1; i < length; i += 1) {
      for (let j = 0; j < i; j += 1) visit(order[i] ?? 0, order[j] ?? 0)
      yield
    }
    return
  }
  const random = randomFrom(seed)
  for (let index = 0; index < count; index += 1) {
    const i = Math.floor(random() * length)
    const j = Math.floor(random() * (length - 1))
    visit(order[i] ?? 0, order[j < i ? j : j + 1] ?? 0)
    if (index % pairsInPart === 0) yield
  }
}
