import type { PersonTable } from '../table/person-table.ts'
import { atomCache, keysOf, writeKeys } from './keys.ts'
import { broadRules, phoneRule, type Rule } from './rules.ts'
import { keyBuffers, sortKeys } from './sort.ts'

/** Two records that share no value and no start of a value are not the same person. */
const singleRules = [phoneRule, ...broadRules].filter((rule) => rule.every((way) => way.length === 1))

/** Records by one rule's keys, in the order of the keys. */
interface SortedKeys {
  rule: Rule
  keys: Uint32Array
  owners: Int32Array
}

/** Finds the records that share a key with one record. */
export class KeyIndex {
  private readonly sorted: SortedKeys[]
  private readonly table: PersonTable
  /** By record, the last search that visited it. */
  private readonly met: Int32Array
  private search = 0

  constructor(table: PersonTable) {
    this.table = table
    this.met = new Int32Array(table.size)
    const atom = atomCache(table)
    this.sorted = singleRules.map((rule) => {
      const buffers = keyBuffers(table.size * rule.length)
      let length = 0
      for (const way of rule) length = writeKeys(way.map(atom), table.size, buffers.keys, buffers.owners, length)
      sortKeys(buffers, length)
      return { rule, keys: buffers.keys.slice(0, length), owners: buffers.owners.slice(0, length) }
    })
  }

  /** Visits each record once that shares a key with this one, which may be newer than the index. */
  visit(record: number, visit: (other: number) => void): void {
    this.search += 1
    for (const { rule, keys, owners } of this.sorted) {
      for (const key of keysOf(this.table, rule, record)) {
        for (let place = firstOf(keys, key); keys[place] === key; place += 1) {
          const other = owners[place] ?? 0
          if (other === record || this.met[other] === this.search) continue
          this.met[other] = this.search
          visit(other)
        }
      }
    }
  }
}

/** Where a key begins, or would begin. */
const firstOf = (keys: Uint32Array, key: number): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}
