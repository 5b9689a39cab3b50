import { DisjointSets } from './disjoint-sets.ts'

/** Pairs of records with their match weights in bits, the prior included. */
export interface WeighedPairs {
  first: Int32Array
  second: Int32Array
  weights: Float64Array
}

/** Connected records in ascending order, and the pairs that connect them. */
export interface Component {
  records: number[]
  pairs: number[]
}

/** Components of the records that pairs of weight `least` or more connect; omits components of a single pair. */
const componentsOf = (
  pairs: Iterable<number>,
  { first, second, weights }: WeighedPairs,
  least: number,
  sets: DisjointSets,
): Component[] => {
  const strong: number[] = []
  for (const pair of pairs) {
    if ((weights[pair] ?? 0) < least) continue
    strong.push(pair)
    sets.join(first[pair] ?? 0, second[pair] ?? 0)
  }
  const found = new Map<number, number[]>()
  for (const pair of strong) {
    const root = sets.find(first[pair] ?? 0)
    const known = found.get(root)
    if (known) known.push(pair)
    else found.set(root, [pair])
  }
  const components: Component[] = []
  for (const own of found.values()) {
    if (own.length === 1) continue
    const records = new Set<number>()
    for (const pair of own) records.add(first[pair] ?? 0).add(second[pair] ?? 0)
    components.push({ records: [...records].sort((a, b) => a - b), pairs: own })
  }
  return components
}

/** Above this weight a component that is still too large is left as it is. */
const certain = 20

/**
 * Components of three to `most` records. A larger one is taken apart at its weakest pairs, a quarter of them at a time.
 * @param size number of all records
 */
export const components = (pairs: WeighedPairs, count: number, size: number, least: number, most: number): Component[] => {
  const all = {
    *[Symbol.iterator]() {
      for (let pair = 0; pair < count; pair += 1) yield pair
    },
  }
  const waiting = componentsOf(all, pairs, least, new DisjointSets(size))
  const found: Component[] = []
  for (let component = waiting.pop(); component !== undefined; component = waiting.pop()) {
    if (component.records.length <= most) found.push(component)
    else waiting.push(...apart(component, pairs))
  }
  return found
}

const apart = ({ records, pairs: own }: Component, pairs: WeighedPairs): Component[] => {
  const sorted = own.map((pair) => pairs.weights[pair] ?? 0).sort((a, b) => a - b)
  const least = sorted[Math.ceil(sorted.length / 4)] ?? certain
  if ((sorted[0] ?? 0) >= certain) return []
  const places = new Map(records.map((record, place) => [record, place]))
  const local: WeighedPairs = {
    first: Int32Array.from(own, (pair) => places.get(pairs.first[pair] ?? 0) ?? 0),
    second: Int32Array.from(own, (pair) => places.get(pairs.second[pair] ?? 0) ?? 0),
    weights: Float64Array.from(own, (pair) => pairs.weights[pair] ?? 0),
  }
  const next = Math.max(least, (sorted[0] ?? 0) + Number.EPSILON * 64)
  return componentsOf(own.keys(), local, next, new DisjointSets(records.length)).map((part) => ({
    records: part.records.map((place) => records[place] ?? 0),
    pairs: part.pairs.map((place) => own[place] ?? 0),
  }))
}
