import { parseIndexPath, pathKey, type Segment, shortHash } from './paths.ts'
import { type IndexingPolicy, type PathRule, policyRules } from './policy.ts'

/** The part of the SDK's ContainerDefinition that decides columns and indexes. */
export interface ContainerDefinition {
  readonly partitionKey?: { readonly paths: readonly string[] } | undefined
  readonly indexingPolicy?: IndexingPolicy | undefined
  readonly uniqueKeyPolicy?: { readonly uniqueKeys?: readonly { readonly paths: readonly string[] }[] | undefined } | undefined
}

/** A column that holds the sortable scalar of one path: written with each document, or one that every table has (`id`, `ts`). */
export interface LayoutColumn {
  readonly path: string
  readonly segments: readonly Segment[]
  readonly name: string
  /** Set for the fixed columns, whose SQL type is declared. */
  readonly fixed?: 'text' | 'number'
}

/** A member of an index: a column and its direction. */
export interface LayoutKey {
  readonly column: string
  readonly path: string
  readonly descending: boolean
}

/** A SQL index; its name is the table's name followed by `suffix`. */
export interface LayoutIndex {
  readonly suffix: string
  /** True when `pk` comes first. */
  readonly partitioned: boolean
  readonly keys: readonly LayoutKey[]
  /** True for the (pk, id) index, whose keys alone are unique in a partition. */
  readonly unique?: boolean
  /**
   * Columns without whose values a row has no entry. A container holds documents of many kinds, and most paths are found in few of them; only
   * queries that compare all these columns can use the index.
   */
  readonly present?: readonly string[]
}

/** A side table with one row per scalar element of an array path. */
export interface LayoutArray {
  readonly path: string
  readonly segments: readonly Segment[]
  readonly suffix: string
}

/** Unique key: the columns whose values (missing counts as null) may appear once per partition. */
export interface LayoutUnique {
  readonly suffix: string
  readonly columns: readonly string[]
}

/** Everything the store creates for a container and the compiler may use. Plain data: it can travel to a worker. */
export interface Layout {
  /** Changes whenever anything below changes; part of plan cache keys and continuation tokens. */
  readonly id: string
  readonly partition: readonly (readonly Segment[])[]
  readonly columns: readonly LayoutColumn[]
  readonly indexes: readonly LayoutIndex[]
  readonly arrays: readonly LayoutArray[]
  readonly uniques: readonly LayoutUnique[]
  readonly composites: readonly (readonly { readonly path: string; readonly descending: boolean }[])[]
  readonly rules: readonly PathRule[]
}

const fixedColumns: readonly LayoutColumn[] = [
  { path: '/id', segments: ['id'], name: 'id', fixed: 'text' },
  { path: '/_ts', segments: ['_ts'], name: 'ts', fixed: 'number' },
]

/** The columns that a layout adds to those that every table has. */
export const ownColumns = ({ columns }: Layout): readonly LayoutColumn[] => columns.filter(({ fixed }) => fixed === undefined)

/** Name of the column of a scalar path: readable, and distinct for distinct paths. */
export function columnOf(path: string): string {
  const { segments } = parseIndexPath(path)
  const fixed = fixedColumns.find((column) => column.path === pathKey(segments))
  if (fixed) return fixed.name
  const readable = segments
    .join('_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, 40)
  return `k_${readable}_${shortHash(pathKey(segments))}`
}

function columnFor(path: string): LayoutColumn {
  const { segments } = parseIndexPath(path)
  const key = pathKey(segments)
  return fixedColumns.find((column) => column.path === key) ?? { path: key, segments, name: columnOf(path) }
}

function keyFor(path: string, descending: boolean): LayoutKey {
  const column = columnFor(path)
  return { column: column.name, path: column.path, descending }
}

function indexFor(keys: readonly LayoutKey[]): LayoutIndex {
  const name = shortHash(keys.map((key) => `${key.path} ${key.descending}`).join(','))
  const index = { suffix: `_ix_${name}`, partitioned: true, keys }
  const present = presentIn(keys)
  return present.length > 0 ? { ...index, present: present.map(({ column }) => column) } : index
}

/** A single path is compared; of a long index the last two members may also be what rows are sorted or grouped by. */
const presentIn = (keys: readonly LayoutKey[]): readonly LayoutKey[] => {
  if (keys.length === 1) return keys
  return keys.length > 3 ? keys.slice(0, -2) : []
}

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}

/** Derives columns, indexes and array tables from a container definition. Throws a plain Error on a malformed path. */
export function layoutOf(definition: ContainerDefinition): Layout {
  const partition = (definition.partitionKey?.paths ?? []).map((path) => parseIndexPath(path).segments)
  const partitionKeys = new Set(partition.map(pathKey))
  const policy = definition.indexingPolicy
  const included = (policy?.includedPaths ?? []).map((entry) => parseIndexPath(entry.path)).filter((path) => path.ending === '?')
  const composites = (policy?.compositeIndexes ?? []).map((members) =>
    members.map((member) => keyFor(member.path, member.order === 'descending')),
  )
  const served = new Set([...composites.flat().map((key) => key.path), '/id', '/_ts', ...partitionKeys])
  // A path in a composite is queried together with the paths before it; a separate index would cost every write.
  const singles = included
    .filter((path) => path.segments.length > 0 && !path.segments.includes('[]') && !served.has(pathKey(path.segments)))
    .map((path) => [keyFor(pathKey(path.segments), false)])
  const uniqueKeys = (definition.uniqueKeyPolicy?.uniqueKeys ?? []).map((key) => key.paths.map(columnFor))
  const arrays = included
    .filter((path) => path.segments.length > 1 && path.segments.indexOf('[]') === path.segments.length - 1)
    .map((path) => path.segments.slice(0, -1))
    .map((segments) => ({ path: pathKey(segments), segments, suffix: `_side_${shortHash(pathKey(segments))}` }))
  const keyed = [...composites, ...singles]
  const columns = unique(
    [...fixedColumns, ...keyed.flat().map((key) => columnFor(key.path)), ...uniqueKeys.flat()],
    (column) => column.path,
  )
  const layout = {
    partition,
    columns,
    indexes: unique(
      [
        { suffix: '_pk', partitioned: true, keys: [] },
        { suffix: '_pk_id', partitioned: true, keys: [keyFor('/id', false)], unique: true },
        { suffix: '_id', partitioned: false, keys: [keyFor('/id', false)] },
        ...keyed.map(indexFor),
      ],
      (index) => index.suffix,
    ),
    arrays: unique(arrays, (array) => array.path),
    uniques: uniqueKeys.map((key) => ({
      suffix: `_uq_${shortHash(key.map((column) => column.path).join(','))}`,
      columns: key.map((column) => column.name),
    })),
    composites: composites.map((keys) => keys.map(({ path, descending }) => ({ path, descending }))),
    rules: policyRules(policy),
  }
  return { id: shortHash(JSON.stringify(layout)), ...layout }
}
