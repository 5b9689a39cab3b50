import type { Expr, FromItem, Query } from './ast.ts'
import type { Cx, Scope, Source } from './context.ts'
import { QueryError } from './error.ts'
import { groupingOf, groupsOf } from './grouping.ts'
import { jsonAndPath, typeSql } from './places.ts'
import { hasAggregate, outputOf } from './selection.ts'
import { join, raw, type Sql, sql } from './sql.ts'

/** FROM items turned into SQL: tables to join, conditions they need, and the scope they open. */
export interface Joined {
  readonly tables: readonly Sql[]
  readonly where: readonly Sql[]
  readonly scope: Scope
  /** The meaning of each item's alias. */
  readonly names: ReadonlyMap<string, Source>
  /** Row aliases of the joined elements, outermost first. */
  readonly rows: readonly string[]
}

/** Opens the FROM items one after another, each seeing the ones before. */
export function joinItems(cx: Cx, items: readonly FromItem[]): Joined {
  const tables: Sql[] = []
  const where: Sql[] = []
  const rows: string[] = []
  const names = new Map<string, Source>()
  let scope = cx.scope
  for (const item of items) {
    const inner = cx.within(scope)
    if (!item.of) throw new QueryError(`The input at position ${item.at} is not supported.`)
    const place = inner.placeOf(item.of)
    let source: Source
    if (!item.iterate && place) source = { kind: 'path', of: place.source, steps: place.steps }
    else {
      const row = cx.alias()
      const at = place && jsonAndPath(place)
      // Without IN the rows of a subquery are the elements; with IN each row's own elements would be, which its array form flattens in the same way.
      if (place && at) {
        tables.push(sql`jsonb_each(${at.json},${at.path}) ${row}`)
        where.push(sql`${typeSql(place)} = 'array'`)
      } else tables.push(sql`jsonb_each(${inner.json(arrayForm(item.of))}) ${row}`)
      rows.push(row)
      source = { kind: 'element', row }
    }
    names.set(item.alias, source)
    scope = { names: new Map([[item.alias, source]]), parent: scope }
    // A place that must exist: `FROM c.x` has no row when c.x is undefined.
    if (source.kind === 'path' && place) where.push(sql`${typeSql(place)} IS NOT NULL`)
  }
  return { tables, where, scope, names, rows }
}

function arrayForm(expr: Expr): Expr {
  if (expr.kind === 'subquery' && expr.form === 'scalar') return { ...expr, form: 'array' }
  return expr
}

/** SQL of a nested SELECT: its only value, whether it has a row, or its values as JSON array. */
export function subquerySql(cx: Cx, query: Query, form: 'scalar' | 'exists' | 'array'): Sql {
  if (query.orderBy) throw new QueryError('ORDER BY is not supported in a subquery.')
  const joined = joinItems(cx, query.from)
  const inner = cx.within(joined.scope)
  const where = [...joined.where, ...(query.where ? [inner.condition(query.where, false)] : [])]
  const groups = query.distinct ? undefined : groupsOf(query)
  const grouping = groups && groupingOf(inner, query, groups, false)
  const output = outputOf(grouping ? cx.within(joined.scope, grouping) : inner, query)
  const aggregated = hasAggregate(query.select)
  const values = query.select.kind === 'value'
  if (values && !aggregated && !query.groupBy) where.push(sql`${output.scalar} IS NOT NULL`)
  const from = joined.tables.length > 0 ? sql` FROM ${join(joined.tables, ' CROSS JOIN ')}` : raw('')
  const filter = where.length > 0 ? sql` WHERE ${join(where, ' AND ')}` : raw('')
  const keys = grouping && [...grouping.keys.values()]
  const group = keys && keys.length > 0 ? sql` GROUP BY ${join(keys, ',')}` : raw('')
  const tail = sql`${from}${filter}${group}${window(inner, query)}`
  if (form === 'exists') {
    return aggregated ? sql`EXISTS(SELECT 1 FROM (SELECT ${output.scalar} AS v${tail}) WHERE v IS NOT NULL)` : sql`EXISTS(SELECT 1${tail})`
  }
  if (form === 'array') {
    const distinct = query.distinct
      ? sql`SELECT v FROM (SELECT ${output.json} AS v, cz_canon(${output.scalar}) AS d${tail}) GROUP BY d`
      : undefined
    const rows = distinct ?? sql`SELECT ${output.json} AS v${tail}`
    return sql`(SELECT '['||ifnull(group_concat(v,','),'')||']' FROM (${rows}))`
  }
  if (aggregated && !query.groupBy) return sql`(SELECT ${output.scalar}${tail})`
  const tooMany = 'The cardinality of a scalar subquery result set cannot be greater than one.'
  return sql`(SELECT CASE WHEN count(*) > 1 THEN cz_fail('${tooMany}') ELSE max(v) END FROM (SELECT ${output.scalar} AS v${tail}))`
}

function window(cx: Cx, query: Query): Sql {
  if (query.top) return sql` LIMIT CAST(${cx.scalar(query.top)} AS INTEGER)`
  if (!query.limit || !query.offset) return raw('')
  return sql` LIMIT CAST(${cx.scalar(query.limit)} AS INTEGER) OFFSET CAST(${cx.scalar(query.offset)} AS INTEGER)`
}
