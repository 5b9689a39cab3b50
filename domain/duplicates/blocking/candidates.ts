import { type InParts, partsOf } from '../in-parts.ts'
import type { PersonTable } from '../table/person-table.ts'
import { dropLone } from './drop-lone.ts'
import { atomCache, writeKeys } from './keys.ts'
import { emailRule, maxWays, phoneRule, type Rule } from './rules.ts'
import { type KeyBuffers, keyBuffers, sortKeys } from './sort.ts'

/** Up to this many records every pair is compared. */
export const compareAllUpTo = 1000

/**
 * The limit of pairs per rule. Beyond it, blocks of common keys are left to rules that combine them with something rarer. The limit grows
 * with the records, except for keys of one atom, which discriminate little among many records.
 */
const pairBudget = (rule: Rule, records: number): number => {
  const isSharp = (rule[0]?.length ?? 1) > 1 || rule === emailRule || rule === phoneRule
  return Math.max(150_000, isSharp ? records / 4 : records / 16)
}

const largestBlock = 4096

/** The largest block size with which the pairs of all blocks up to that size stay within the budget. */
const blockLimit = ({ keys }: KeyBuffers, length: number, budget: number): number => {
  const pairs = new Float64Array(largestBlock + 1)
  for (let start = 0; start < length; ) {
    let end = start + 1
    while (end < length && keys[end] === keys[start]) end += 1
    const size = end - start
    if (size <= largestBlock) pairs[size] = (pairs[size] ?? 0) + (size * (size - 1)) / 2
    start = end
  }
  let total = 0
  let limit = 1
  while (limit < largestBlock && total + (pairs[limit + 1] ?? 0) <= budget) {
    limit += 1
    total += pairs[limit] ?? 0
  }
  return limit
}

/** Pairs visited in one go, or about as many keys passed over. */
const pairsInPart = 16_384

function* visitBlocks(buffers: KeyBuffers, length: number, limit: number, visit: (a: number, b: number) => void): InParts<void> {
  const { keys, owners } = buffers
  let steps = 0
  for (let start = 0; start < length; ) {
    let end = start + 1
    while (end < length && keys[end] === keys[start]) end += 1
    if (end - start <= limit) {
      for (let i = start + 1; i < end; i += 1) {
        const a = owners[i] ?? 0
        for (let j = start; j < i; j += 1) {
          const b = owners[j] ?? 0
          if (a !== b) visit(a, b)
        }
        steps += i - start
      }
    }
    steps += 1
    if (steps >= pairsInPart) {
      steps = 0
      yield
    }
    start = end
  }
}

/** Generates the pairs of records that share keys. */
export class CandidateSource {
  private readonly table: PersonTable
  private readonly atom: ReturnType<typeof atomCache>
  private readonly buffers: KeyBuffers

  constructor(table: PersonTable) {
    this.table = table
    this.atom = atomCache(table)
    this.buffers = keyBuffers(table.size <= compareAllUpTo ? 0 : table.size * maxWays)
  }

  /** Visits the candidate pairs, rule by rule and some of them more than once; yields the number of rules done. */
  *visit(rules: readonly Rule[], visit: (a: number, b: number) => void): Generator<number, void> {
    const { size } = this.table
    if (size <= compareAllUpTo) {
      for (let a = 1; a < size; a += 1) {
        for (let b = 0; b < a; b += 1) visit(a, b)
        if (a % 16 === 0) yield 0
      }
      return
    }
    for (const [index, rule] of rules.entries()) {
      const length = this.sortedKeys(rule)
      yield index
      yield* partsOf(visitBlocks(this.buffers, length, blockLimit(this.buffers, length, pairBudget(rule, size)), visit), index)
      yield index + 1
    }
  }

  private sortedKeys(rule: Rule): number {
    let length = 0
    for (const way of rule) length = writeKeys(way.map(this.atom), this.table.size, this.buffers.keys, this.buffers.owners, length)
    length = dropLone(this.buffers, length)
    sortKeys(this.buffers, length)
    return length
  }
}
