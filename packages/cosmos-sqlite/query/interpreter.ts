import type { Expr, FromItem, Query, Selection } from './ast.ts'
import { evaluate, type Place, type Row } from './interpreter/expression.ts'
import { equal, order, type Value } from './interpreter/values.ts'

export type { Value } from './interpreter/values.ts'

export interface InterpretOptions {
  readonly parameters?: Readonly<Record<string, Value>>
}

/**
 * Evaluates a query over documents in memory, the plain way: the yardstick that the compiler is measured against. It shares nothing
 * with the compiler but the parser. Results that are undefined are left out.
 */
export function interpret(query: Query, documents: readonly Value[], options: InterpretOptions = {}): Value[] {
  const parameters = new Map(Object.entries(options.parameters ?? {}))
  const select = (inner: Query, outer: Row): Value[] => results(inner, rowsOf(inner.from, [outer], place), place)
  const place = (row: Row): Place => ({ row, parameters, select })
  const [first, ...others] = query.from
  if (!first) return results(query, [new Map()], place)
  const start: Row[] = firstRows(first, documents, place)
  return results(query, rowsOf(others, start, place), place)
}

type PlaceOf = (row: Row) => Place

function firstRows(item: FromItem, documents: readonly Value[], place: PlaceOf): Row[] {
  if (item.of?.kind === 'subquery') {
    return interpretNested(item, documents, place)
  }
  if (item.of?.kind === 'name' && !item.iterate) return documents.map((document) => new Map([[item.alias, document]]))
  let base: Expr | undefined = item.of
  while (base?.kind === 'member') base = base.of
  const name = base?.kind === 'name' ? base.name : ''
  return rowsOf(
    [item],
    documents.map((document) => new Map([[name, document]])),
    place,
  )
}

function interpretNested(item: FromItem, documents: readonly Value[], place: PlaceOf): Row[] {
  if (item.of?.kind !== 'subquery') return []
  const parameters = Object.fromEntries(place(new Map()).parameters)
  return interpret(item.of.query, documents, { parameters }).map((value) => new Map([[item.alias, value]]))
}

/** Each row joined with the values of the items, one after another. */
function rowsOf(items: readonly FromItem[], start: readonly Row[], place: PlaceOf): Row[] {
  let rows = [...start]
  for (const { alias, iterate, of } of items) {
    if (!of) continue
    rows = rows.flatMap((row) => {
      const found = of.kind === 'subquery' ? place(row).select(of.query, row) : evaluate(of, place(row))
      const values = iterate || of.kind === 'subquery' ? (Array.isArray(found) ? found : []) : found === undefined ? [] : [found]
      return values.map((value) => new Map([...row, [alias, value]]))
    })
  }
  return rows
}

function results(query: Query, rows: readonly Row[], place: PlaceOf): Value[] {
  const { where, groupBy, orderBy } = query
  const kept = where ? rows.filter((row) => evaluate(where, place(row)) === true) : [...rows]
  const places = groupBy || aggregates(query.select) ? groups(query, kept, place) : kept.map(place)
  const sorted =
    orderBy && !aggregates(query.select)
      ? places.toSorted((a, b) => {
          for (const { value, descending } of orderBy) {
            const sign = order(evaluate(value, a), evaluate(value, b))
            if (sign !== 0) return descending ? -sign : sign
          }
          return 0
        })
      : places
  const values = sorted.map((at) => output(query, at)).filter((value) => value !== undefined)
  const distinct = query.distinct ? values.filter((value, at) => values.findIndex((other) => equal(value, other)) === at) : values
  const bound = (expr: Query['top']) => (expr ? Number(evaluate(expr, place(new Map()))) : undefined)
  const skip = bound(query.offset) ?? 0
  const take = bound(query.top) ?? bound(query.limit)
  return distinct.slice(skip, take === undefined ? undefined : skip + take)
}

function aggregates(select: Selection): boolean {
  return /"kind":"call","name":"(COUNT|SUM|AVG|MIN|MAX)"/.test(
    JSON.stringify(select, (key, value) => (key === 'query' ? undefined : value)),
  )
}

function groups(query: Query, rows: readonly Row[], place: PlaceOf): Place[] {
  const keys = query.groupBy
  if (!keys) return [{ ...place(rows[0] ?? new Map()), group: rows }]
  const found: { key: Value[]; rows: Row[] }[] = []
  for (const row of rows) {
    const key = keys.map((expr) => evaluate(expr, place(row)))
    const group = found.find((other) => other.key.every((value, at) => equal(value, key[at])))
    if (group) group.rows.push(row)
    else found.push({ key, rows: [row] })
  }
  return found.map((group) => ({ ...place(group.rows[0] ?? new Map()), group: group.rows }))
}

function output({ select, from }: Query, place: Place): Value {
  if (select.kind === 'value') return evaluate(select.value, place)
  if (select.kind === 'star') return place.row.get(from[0]?.alias ?? '')
  return Object.fromEntries(
    select.items.map(({ name, value }) => [name, evaluate(value, place)] as const).filter(([, value]) => value !== undefined),
  )
}
