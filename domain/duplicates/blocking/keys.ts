import type { PersonTable } from '../table/person-table.ts'
import { spread } from '../table/value-pool.ts'
import { type AtomName, atomHash, atomHashes, atoms } from './atoms.ts'
import type { Rule } from './rules.ts'

/** Combines the hashes of a way's atoms, in any order; 0 when one of them is missing. */
const combined = (hash: number, next: number): number => (hash === 0 || next === 0 ? 0 : (hash + next) | 0)

/** Hashes of atoms for all records, each computed on first use. */
export const atomCache = (table: PersonTable): ((name: AtomName) => Int32Array) => {
  const known = new Map<AtomName, Int32Array>()
  return (name) => {
    const found = known.get(name) ?? atomHashes(table, atoms[name])
    known.set(name, found)
    return found
  }
}

/** Writes the keys of one way for all records; returns how many there are. */
export const writeKeys = (hashes: readonly Int32Array[], records: number, keys: Uint32Array, owners: Int32Array, from: number): number => {
  let end = from
  const [first, second, third] = hashes
  if (first === undefined) return end
  for (let record = 0; record < records; record += 1) {
    let key = first[record] ?? 0
    if (second !== undefined) key = combined(key, second[record] ?? 0)
    if (third !== undefined) key = combined(key, third[record] ?? 0)
    if (key === 0) continue
    keys[end] = spread(key)
    owners[end] = record
    end += 1
  }
  return end
}

/** The keys of one record under a rule. */
export const keysOf = (table: PersonTable, rule: Rule, record: number): number[] =>
  rule.flatMap((way) => {
    const key = way.map((name) => atomHash(table, atoms[name], record)).reduce(combined)
    return key === 0 ? [] : [spread(key) >>> 0]
  })
