import { type KeyBuffers, keyBuffers, sortKeys } from '../blocking/sort.ts'
import { columns } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'

/** The sample: at most this many records. */
const maxRecords = 200_000
/** The largest distance between the two records of a visited pair in their block. */
const furthest = 8

/** Sorts the records that have this signal by its value; returns their number. */
const sortBy = ({ cells, byColumn }: PersonTable, order: Int32Array, signal: number, buffers: KeyBuffers): number => {
  let length = 0
  for (const record of order) {
    const value = cells[record * columns + signal] ?? 0
    if (value === 0) continue
    buffers.keys[length] = byColumn[signal]?.hashes[value] ?? 0
    buffers.owners[length] = record
    length += 1
  }
  sortKeys(buffers, length)
  return length
}

/** Visits about `most` pairs of records that share the value of this signal, spread evenly over the values. */
export const visitAgreeingPairs = (
  table: PersonTable,
  order: Int32Array,
  signal: number,
  most: number,
  visit: (a: number, b: number) => void,
): void => {
  const records = order.subarray(0, maxRecords)
  const buffers = keyBuffers(records.length)
  const length = sortBy(table, records, signal, buffers)
  const { keys, owners } = buffers
  let visited = 0
  for (let step = 1; step <= furthest && visited < most; step += 1) {
    let pairs = 0
    for (let index = step; index < length; index += 1) if (keys[index] === keys[index - step]) pairs += 1
    if (pairs === 0) return
    const stride = Math.ceil(pairs / (most - visited))
    pairs = 0
    for (let index = step; index < length; index += 1) {
      if (keys[index] !== keys[index - step]) continue
      pairs += 1
      if (pairs % stride !== 0) continue
      visited += 1
      visit(owners[index] ?? 0, owners[index - step] ?? 0)
    }
  }
}
