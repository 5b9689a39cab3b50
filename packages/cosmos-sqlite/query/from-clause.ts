import type { Expr, FromItem, Query } from './ast.ts'
import type { Cx, Source } from './context.ts'
import { raw, type Sql, sql } from './sql.ts'
import { joinItems } from './subquery.ts'

/** The FROM clause of a whole query: whether it reads the container, and what is joined to it. */
export interface Opened {
  readonly cx: Cx
  readonly reads: boolean
  readonly derived: Sql | undefined
  readonly tables: readonly Sql[]
  readonly where: readonly Sql[]
  readonly rows: readonly string[]
}

function baseName(expr: Expr | undefined): string | undefined {
  if (expr?.kind === 'member' || expr?.kind === 'index') return baseName(expr.of)
  return expr?.kind === 'name' ? expr.name : undefined
}

export function openFrom(cx: Cx, items: readonly FromItem[], derive: (query: Query) => Sql): Opened {
  const [first, ...others] = items
  if (!first) return { cx, reads: false, derived: undefined, tables: [], where: [], rows: [] }
  const root: Source = { kind: 'root', row: 't' }
  const base = baseName(first.of)
  if (base === undefined && first.of?.kind === 'subquery' && !first.iterate) {
    const derived = sql`(${derive(first.of.query)}) d`
    const names = new Map<string, Source>([[first.alias, { kind: 'json', json: raw('d.v') }]])
    const joined = joinItems(cx.within({ names }), others)
    return { ...joined, cx: cx.within(joined.scope), reads: false, derived }
  }
  const whole = first.of?.kind === 'name' && !first.iterate
  const names = new Map<string, Source>([[whole ? first.alias : (base ?? ''), root]])
  const joined = joinItems(cx.within({ names }), whole ? others : items)
  const visible = new Map<string, Source>([...(whole ? names : []), ...joined.names])
  return { ...joined, cx: cx.within({ names: visible }), reads: true, derived: undefined }
}
