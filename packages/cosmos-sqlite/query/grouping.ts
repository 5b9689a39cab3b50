import type { Expr, Query } from './ast.ts'
import type { Cx, Grouping } from './context.ts'
import { QueryError } from './error.ts'
import { storedAs } from './places.ts'
import { printed } from './printed.ts'
import { hasAggregate, selected } from './selection.ts'
import { type Sql, sql } from './sql.ts'

/** The expressions that the rows of a query are grouped by, for both GROUP BY and DISTINCT; undefined for one without. */
export function groupsOf(query: Query): readonly Expr[] | undefined {
  const grouped = query.groupBy !== undefined || hasAggregate(query.select)
  if (grouped && query.distinct) throw new QueryError('DISTINCT together with aggregates or GROUP BY is not supported.')
  if (grouped && query.select.kind === 'star') throw new QueryError("'SELECT *' can not be used with GROUP BY.")
  if (grouped) return query.groupBy ?? []
  if (!query.distinct) return undefined
  return query.select.kind === 'star' ? [{ kind: 'name', name: query.from[0]?.alias ?? '', at: 0 }] : selected(query.select)
}

/**
 * The SQL a group is made by: arrays and objects in one spelling.
 * @param direct take generated columns as they are
 */
export function groupKey(cx: Cx, key: Expr, direct: boolean): Sql {
  const place = cx.placeOf(key)
  const scalar = cx.scalar(key)
  const stored = place && storedAs(cx, place)
  if (stored && (direct || stored.kind === 'partition') && stored.kind !== 'raw') return scalar
  return sql`CASE typeof(${scalar}) WHEN 'blob' THEN cz_canon(${scalar}) ELSE ${scalar} END`
}

/** What the SELECT list of a grouped query may refer to. DISTINCT of computed values needs nothing: its rows are as good as any. */
export function groupingOf(cx: Cx, query: Query, groups: readonly Expr[], direct: boolean): Grouping | undefined {
  if (query.distinct && (query.select.kind === 'star' || !groups.every((key) => cx.placeOf(key)))) return undefined
  return { keys: new Map(groups.map((key) => [printed(key), groupKey(cx, key, direct)])) }
}
