import type { Condition, Query, SortKey, StoredDocument, SumRequest, Sums } from './store.ts'

/** What the Cosmos store asks the database, evaluated on one document. */
export const matches = (document: StoredDocument, query: Query): boolean =>
  (typeof query.type === 'string' ? document.type === query.type : query.type.includes(document.type)) &&
  (query.where ?? []).every((condition) => holds(valueAt(document, condition.field), condition))

const valueAt = (document: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)

const holds = (value: unknown, condition: Condition): boolean => {
  if ('equals' in condition) return value === condition.equals
  if ('in' in condition) return condition.in.includes(value as string)
  if ('containsAll' in condition)
    return Array.isArray(value) && condition.containsAll.every((item) => [item].flat().some((one) => value.includes(one)))
  if ('contains' in condition) return typeof value === 'string' && value.includes(condition.contains)
  const bound = 'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : condition.below
  if (typeof value !== typeof bound) return false
  const order = compare(value, bound)
  return 'atLeast' in condition ? order >= 0 : 'atMost' in condition ? order <= 0 : order < 0
}

/** Cosmos DB's order across types: undefined, null, booleans, numbers, strings. */
const rank = (value: unknown): number => {
  if (value === undefined) return 0
  if (value === null) return 1
  return { boolean: 2, number: 3, string: 4 }[typeof value as 'boolean' | 'number' | 'string'] ?? 5
}

const compare = (left: unknown, right: unknown): number => {
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  if (left === right) return 0
  return (left as string) < (right as string) ? -1 : 1
}

/** A document's position in an order: its sort values, `undefined` for missing ones, and its unique id. */
export type Place = readonly [...unknown[], string]

export const placeOf = (document: StoredDocument, keys: readonly SortKey[]): Place => [
  ...keys.map(({ field }) => valueAt(document, field)),
  document.id,
]

export const byPlace =
  (keys: readonly SortKey[]) =>
  (left: Place, right: Place): number => {
    for (const [index, value] of left.entries()) {
      const order = compare(value, right[index])
      if (order !== 0) return keys[index]?.descending ? -order : order
    }
    return 0
  }

/** The documents in groups of the same values, with the sums of each. */
export const addedUp = (documents: readonly StoredDocument[], { by, of }: SumRequest): Sums[] => {
  const groups = new Map<string, Sums>()
  for (const document of documents) {
    const values = by.map((field) => valueAt(document, field))
    const group = groups.get(JSON.stringify(values)) ?? { by: values, count: 0, sums: of.map(() => 0) }
    groups.set(JSON.stringify(values), group)
    group.count += 1
    group.sums = group.sums.map((sum, index) => sum + Number(valueAt(document, of[index] ?? '')))
  }
  return [...groups.values()]
}

/** The different texts of a field, or of the elements of a list. */
export const textsOf = (documents: readonly StoredDocument[], field: string): string[] => {
  const values = documents.flatMap((document) => valueAt(document, field.replace(/\[\]$/, '')))
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}
