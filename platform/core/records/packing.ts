/**
 * How a field is stored in a shorter form than it is used in. A value that `unpack` does not know stays as it is: older versions of the product stored
 * it unpacked, and a damaged one is refused by the check that follows.
 */
export interface Packing {
  /** @returns undefined to store nothing */
  pack(value: unknown): unknown
  /** @param stored undefined where nothing is stored */
  unpack(stored: unknown): unknown
}

/** The packed fields of a record by name. */
export type Packings = Readonly<Record<string, Packing>>

type Fields = Readonly<Record<string, unknown>>

/** A document in the form in which it is stored. */
export const packFields = <D extends object>(packings: Packings, document: D): D => {
  const packed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(document as Fields)) {
    const packing = packings[name]
    const stored = packing ? packing.pack(value) : value
    if (stored !== undefined) packed[name] = stored
  }
  // The store takes any JSON; who reads the document unpacks it first.
  return packed as D
}

/** A document, or the named fields of it, in the form in which it is used. */
export const unpackFields = <D extends object>(packings: Packings, stored: D, names: readonly string[] = Object.keys(packings)): D => {
  if (names.length === 0) return stored
  // A spread of its own, because V8 copies the layout of the object then, and not field by field.
  const unpacked: Record<string, unknown> = { ...(stored as Fields) }
  for (const name of names) {
    const value = packings[name]?.unpack(unpacked[name])
    if (value !== undefined) unpacked[name] = value
  }
  // The check against the declaration follows.
  return unpacked as D
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A packing of lists that many documents share and nobody changes: each is packed once. */
export const packedOnce = ({ pack, unpack }: Packing): Packing => {
  const known = new WeakMap<object, unknown>()
  return {
    unpack,
    pack: (value) => {
      if (typeof value !== 'object' || value === null) return pack(value)
      const packed = known.get(value) ?? pack(value)
      known.set(value, packed)
      return packed
    },
  }
}

/** A list that is not stored while it is empty. */
export const listUnlessEmpty: Packing = {
  pack: (value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
  unpack: (stored) => stored ?? [],
}

interface Columns {
  rows: number
  /** By name: the value that all rows have; the values of the rows, null where a row has none; or each value once, and by row its place among them. */
  columns: Readonly<Record<string, Column>>
}

type Column = string | number | boolean | readonly unknown[] | Repeated

interface Repeated {
  values: readonly unknown[]
  places: readonly number[]
}

/**
 * A list of objects as columns: a name is stored once, and so is a text that many rows have. Fields of an inner object are named with a dot. Values are
 * those of JSON without null.
 */
export const columns: Packing = {
  pack: (value) => {
    if (!Array.isArray(value) || !value.every(isFields)) return value
    if (value.length === 0) return undefined
    const rows = value.map(flat)
    const names = new Set(rows.flatMap((row) => [...row.keys()]))
    const packed = [...names].map((name) => [name, columnOf(rows.map((row) => row.get(name) ?? null))] as const)
    return { rows: rows.length, columns: Object.fromEntries(packed) } satisfies Columns
  },
  unpack: (stored) => {
    if (stored === undefined) return []
    if (!isColumns(stored)) return stored
    const own = Object.entries(stored.columns).map(([name, column]): Cells => {
      const [outer = '', inner] = name.split('.')
      return { outer, inner, valueAt: readerOf(column) }
    })
    return Array.from({ length: stored.rows }, (_, index) => {
      const row: Record<string, unknown> = {}
      for (const cells of own) put(row, cells, cells.valueAt(index))
      return row
    })
  },
}

const columnOf = (values: readonly unknown[]): Column => {
  const [first] = values
  return isScalar(first) && values.every((other) => other === first) ? first : shorter(values)
}

/** The values of a column by row. */
const readerOf = (column: Column): ((index: number) => unknown) => {
  if (isScalar(column)) return () => column
  if ('places' in column) return (index) => column.values[column.places[index] ?? -1]
  return (index) => column[index]
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Texts of some length that come twice on average are stored once. */
const shorter = (values: readonly unknown[]): readonly unknown[] | Repeated => {
  const distinct = new Set(values)
  if (distinct.size * 2 > values.length || [...distinct].some((value) => value !== null && typeof value !== 'string')) return values
  const places = new Map([...distinct].map((value, place) => [value, place]))
  return { values: [...distinct], places: values.map((value) => places.get(value) ?? 0) }
}

const isColumn = (value: unknown): value is Column =>
  isScalar(value) || Array.isArray(value) || (isFields(value) && Array.isArray(value.values) && Array.isArray(value.places))

const isColumns = (value: unknown): value is Columns =>
  isFields(value) && Number.isSafeInteger(value.rows) && isFields(value.columns) && Object.values(value.columns).every(isColumn)

const flat = (row: Fields): Map<string, unknown> => {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(row)) {
    if (!isFields(value)) values.set(name, value)
    else for (const [inner, part] of Object.entries(value)) values.set(`${name}.${inner}`, part)
  }
  return values
}

/** The values of a field, or of one within an inner object. */
interface Cells {
  outer: string
  inner: string | undefined
  valueAt(row: number): unknown
}

const put = (row: Record<string, unknown>, { outer, inner }: Cells, value: unknown): void => {
  if (value === null || value === undefined) return
  if (inner === undefined) {
    row[outer] = value
    return
  }
  // Only this function makes the inner objects of a row.
  const object = (row[outer] ?? {}) as Record<string, unknown>
  object[inner] = value
  row[outer] = object
}
