import type { Layout, LayoutIndex } from './layout.ts'

/** A sort key: a column or, without one, something computed. */
export interface SortKey {
  readonly column: string | undefined
  readonly descending: boolean
}

export interface Wanted {
  /** Whether the query reads one partition, a range of partitions, or all. */
  readonly partition: 'one' | 'range' | 'all'
  readonly equal: ReadonlySet<string>
  readonly range: ReadonlySet<string>
  /** Columns tested for membership in a list. */
  readonly list: ReadonlySet<string>
  /** Sort keys that an equality doesn't already fix. */
  readonly order: readonly SortKey[]
  /** The rows are only counted or grouped: an index avoids reading them, in any order. */
  readonly grouped: boolean
  /** Columns whose values aggregates and groups need. */
  readonly reads: ReadonlySet<string>
}

/** An index to walk; `sorted` means that it gives the requested order. */
export interface Choice {
  readonly index: LayoutIndex | undefined
  readonly sorted: boolean
  /** At most one row for each requested value: no other index finds fewer. */
  readonly few: boolean
  readonly reversed: boolean
  /** The columns whose conditions narrow the walk. */
  readonly served: readonly string[]
  /** The columns that vary while walking the index, with the direction they are walked in. */
  readonly walked: readonly { readonly column: string; readonly descending: boolean }[]
}

/** Picks the index that serves the conditions and the order best; ties go to the first in the layout. */
export function chooseIndex(layout: Layout, wanted: Wanted): Choice {
  const candidates = layout.indexes.filter(
    (index) => hasAllRows(index, wanted) && (index.partitioned === (wanted.partition === 'one') || usesRange(index, wanted)),
  )
  const ones = wanted.partition === 'one' ? uniqueColumns(layout) : noColumns
  let best: { score: number; choice: Choice } | undefined
  for (const index of candidates) {
    const rated = rate(index, wanted, ones)
    if (rated && (!best || rated.score > best.score)) best = rated
  }
  return best?.choice ?? { index: undefined, sorted: wanted.order.length === 0, few: false, reversed: false, served: [], walked: [] }
}

const noColumns: ReadonlySet<string> = new Set()

/** Whether an index has an entry for each row that can meet the conditions: no comparison holds for a missing value. */
const hasAllRows = ({ present = [] }: LayoutIndex, { equal, range, list }: Wanted): boolean =>
  present.every((column) => equal.has(column) || range.has(column) || list.has(column))

/** Columns of which a value is there at most once in a partition. */
const uniqueColumns = ({ uniques }: Layout): ReadonlySet<string> =>
  new Set(['id', ...uniques.flatMap(({ columns }) => (columns.length === 1 ? columns : []))])

const usesRange = (index: LayoutIndex, wanted: Wanted) => wanted.partition === 'range' && index.suffix === '_pk'

/** Indexes whose conditions may find fewer rows than those of the walked one, in any order; the most promising first. */
export function chooseAlternates(layout: Layout, wanted: Wanted, choice: Choice): Choice[] {
  const free = { ...wanted, equal: new Set([...wanted.equal, ...wanted.list]), order: [] }
  return layout.indexes
    .filter((index) => !index.unique && hasAllRows(index, wanted) && index.partitioned === (wanted.partition === 'one'))
    .flatMap((index) => {
      const rated = rate(index, free, noColumns)?.choice
      return rated?.served.some((column) => !choice.served.includes(column)) ? [rated] : []
    })
    .sort((a, b) => b.served.length - a.served.length)
    .slice(0, alternateLimit)
}

/** Each has its rows counted before a page is read. */
const alternateLimit = 4

/** @param ones the columns that give at most one row for each requested value */
function rate(index: LayoutIndex, wanted: Wanted, ones: ReadonlySet<string>): { score: number; choice: Choice } | undefined {
  const keys = usesRange(index, wanted) ? [{ column: 'pn', descending: false }] : index.keys
  const varying = keys.findIndex((key) => !wanted.equal.has(key.column))
  const fixed = varying < 0 ? keys.length : varying
  // An id exists at most once in a partition, so there is nothing to sort.
  if (index.unique && fixed > 0)
    return { score: 10_000, choice: { index, sorted: true, few: true, reversed: false, served: ['id'], walked: [] } }
  const rest = keys.slice(fixed)
  const reversed = wanted.order[0] !== undefined && rest[0] !== undefined && wanted.order[0].descending !== rest[0].descending
  const sorted = wanted.order.every(
    (key, at) => key.column !== undefined && rest[at]?.column === key.column && (rest[at].descending !== key.descending) === reversed,
  )
  const next = rest[0]?.column
  const narrowed = next !== undefined && (wanted.range.has(next) || wanted.list.has(next) || next === 'pn')
  const uses = [wanted.equal, wanted.range, wanted.list, wanted.reads]
  const covered = keys.filter((key) => uses.some((columns) => columns.has(key.column))).length
  // Without a condition or order to serve, an index other than the partition's own is a detour, but less to read than the documents.
  const useful = fixed > 0 || narrowed || index.partitioned || (wanted.order.length > 0 && sorted) || wanted.grouped
  if (!useful) return undefined
  // However many rows meet other conditions, or come in the right order: few are to be read, and sorted.
  const few = keys.slice(0, fixed).some((key) => ones.has(key.column)) || (next !== undefined && wanted.list.has(next) && ones.has(next))
  const score =
    (few ? 5000 : 0) + (sorted && wanted.order.length > 0 ? 1000 : 0) + fixed * 100 + (narrowed ? 50 : 0) + covered * 5 - keys.length
  const walked = rest.map((key) => ({ column: key.column, descending: key.descending !== (sorted && reversed) }))
  const served = keys.slice(0, fixed + (narrowed ? 1 : 0)).map((key) => key.column)
  return { score, choice: { index, sorted, few, reversed: sorted && reversed, served, walked } }
}
