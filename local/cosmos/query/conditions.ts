import type { Expr } from './ast.ts'
import { conjuncts, constraintOf } from './constraints.ts'
import type { Cx } from './context.ts'
import { sqlName } from './paths.ts'
import { type Arg, arg, type Env, type Sql, sql } from './sql.ts'
import type { Target } from './target.ts'

/** A WHERE clause sorted by what an index can do with its conditions. */
export interface Conditions {
  readonly where: readonly Sql[]
  readonly equal: ReadonlySet<string>
  /** The conditions behind `equal`. */
  readonly equalities: readonly { readonly column: string; readonly sql: Sql }[]
  readonly range: ReadonlySet<string>
  readonly list: ReadonlySet<string>
  readonly arrays: readonly { readonly table: string; readonly value: Sql }[]
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
    where: rest.map(({ expr }) => cx.condition(expr, false)),
    equal: columns('equal'),
    equalities: used.flatMap(({ expr, constraint }) =>
      constraint?.kind === 'equal' ? [{ column: constraint.column, sql: cx.condition(expr, false) }] : [],
    ),
    range: columns('range'),
    list: columns('list'),
    arrays: used.flatMap(({ constraint }) =>
      constraint?.kind === 'array' ? [{ table: sqlName(target.table + constraint.array.suffix), value: constraint.value }] : [],
    ),
    partition,
  }
}

/** Condition on a `pk` column: equal to a whole key, or within the keys that start alike. */
export function partitionFilter(column: string, scope: 'one' | 'range' | 'all', values: Conditions['partition']): Sql[] {
  const text = (env: Env) => JSON.stringify(values.map((value) => value(env) ?? missing(value(env))))
  if (scope === 'one') return [sql`${column}=${arg(text)}`]
  if (scope === 'all') return []
  const end =
    (sign: string): Arg =>
    (env) =>
      text(env).slice(0, -1) + sign
  return [sql`${column}>=${arg(end(','))} AND ${column}<${arg(end('-'))}`]
}

/** null stands for itself, a missing value is written `{}`. */
const missing = (value: unknown) => (value === null ? null : {})
