import type { Expr } from './ast.ts'
import { conjuncts, constraintOf } from './constraints.ts'
import type { Cx } from './context.ts'
import type { LayoutArray } from './layout.ts'
import { sqlName } from './paths.ts'
import { storedAs } from './places.ts'
import { keysTable } from './schema.ts'
import { anyInside, children } from './selection.ts'
import { elementScalar, elementsOf } from './side-table.ts'
import { arg, type Env, join, type Sql, sql } from './sql.ts'
import type { Target } from './target.ts'

/** A WHERE clause sorted by what an index can do with its conditions. */
export interface Conditions {
  readonly where: readonly Sql[]
  readonly equal: ReadonlySet<string>
  /** The conditions behind `equal`, `range` and `list`. */
  readonly indexable: readonly { readonly column: string; readonly sql: Sql }[]
  readonly range: ReadonlySet<string>
  readonly list: ReadonlySet<string>
  readonly arrays: readonly { readonly table: string; readonly values: readonly Sql[]; readonly holds: Sql }[]
  /** Leading partition key values that are known, from the request or from equalities. */
  readonly partition: readonly ((env: Env) => unknown)[]
}

export function conditionsOf(cx: Cx, where: Expr | undefined, target: Target): Conditions {
  const used = conjuncts(where).map((expr) => ({ expr, constraint: constraintOf(cx, expr) }))
  const partition: ((env: Env) => unknown)[] = []
  const implied = new Set<Expr>()
  for (let at = 0; at < target.layout.partition.length; at++) {
    const equal = used.find(({ constraint }) => constraint?.kind === 'partition' && constraint.at === at)
    if (at < target.fixedPartition) partition.push((env) => env.partition[at])
    else if (equal?.constraint?.kind === 'partition') {
      partition.push(equal.constraint.value)
      implied.add(equal.expr)
    } else break
  }
  const columns = (kind: string) =>
    new Set(used.flatMap(({ constraint }) => (constraint && 'column' in constraint && constraint.kind === kind ? [constraint.column] : [])))
  const rest = used.filter(({ expr, constraint }) => constraint?.kind !== 'array' && !implied.has(expr))
  return {
    where: rest.map(({ expr }) => conditionSql(cx, expr, target)),
    equal: columns('equal'),
    indexable: used.flatMap(({ expr, constraint }) =>
      constraint && 'column' in constraint ? [{ column: constraint.column, sql: cx.condition(expr, false) }] : [],
    ),
    range: columns('range'),
    list: columns('list'),
    arrays: used.flatMap(({ constraint }) =>
      constraint?.kind === 'array' ? [arrayCondition(constraint.array, constraint.values, target)] : [],
    ),
    partition,
  }
}

/** A condition on an array, for its side table and, as `holds`, for the document. */
const arrayCondition = ({ path, suffix }: LayoutArray, values: readonly Sql[], { table }: Target) => ({
  table: sqlName(table + suffix),
  values,
  holds: sql`EXISTS(SELECT 1 FROM ${elementsOf('t.doc', path)} AND ${elementScalar} IN (${join(values, ',')}))`,
})

export type PartitionScope = 'one' | 'range' | 'all'

const keyText = (values: Conditions['partition'], env: Env) => JSON.stringify(values.map((value) => value(env) ?? missing(value(env))))

/** null is written as it is, a missing value as `{}`. */
const missing = (value: unknown) => (value === null ? null : {})

/** Condition on a column with the number of the partition key: that of a whole key, or of the keys with the same prefix. */
export function partitionFilter(column: string, scope: PartitionScope, values: Conditions['partition'], target: Target): Sql[] {
  if (scope === 'one') return [sql`${column}=${partitionNumber(values, target)}`]
  if (scope === 'all') return []
  const keys = sqlName(keysTable(target.table))
  const start = (sign: string) => arg((env) => keyText(values, env).slice(0, -1) + sign)
  return [sql`${column} IN (SELECT n FROM ${keys} WHERE pk>=${start(',')} AND pk<${start('-')})`]
}

/** Number of a whole partition key, NULL when there is nothing under it. */
export const partitionNumber = (values: Conditions['partition'], target: Target): Sql =>
  sql`(SELECT n FROM ${sqlName(keysTable(target.table))} WHERE pk=${arg((env) => keyText(values, env))})`

/** Condition on the text of a whole key, for the index of ids. */
export const keyFilter = (column: string, values: Conditions['partition']): Sql => sql`${column}=${arg((env) => keyText(values, env))}`

/** Whether an expression depends on the partition key and nothing else of a document. */
function ofPartitionAlone(cx: Cx, expr: Expr): boolean {
  if (expr.kind === 'subquery') return false
  const place = cx.placeOf(expr)
  if (place) return storedAs(cx, place).kind === 'partition'
  return children(expr).every((child) => ofPartitionAlone(cx, child))
}

/** SQL of a condition of the WHERE clause. One on the partition key alone is asked once per key instead of once per row. */
function conditionSql(cx: Cx, expr: Expr, target: Target): Sql {
  const root = [...cx.scope.names].find(([, source]) => source.kind === 'root')
  const hasPlace = anyInside(expr, (inner) => inner.kind === 'name')
  if (!root || !hasPlace || target.exact || !ofPartitionAlone(cx, expr)) return cx.condition(expr, false)
  const row = cx.alias()
  const keyed = cx.within({ names: new Map([[root[0], { kind: 'root', row }]]) })
  return sql`t.pn IN (SELECT ${row}.n FROM ${sqlName(keysTable(target.table))} ${row} WHERE ${keyed.condition(expr, false)})`
}
