import type { Expr, Query, Selection } from './ast.ts'
import type { Cx } from './context.ts'
import { aggregateNames } from './functions/registry.ts'
import type { Sql } from './sql.ts'

/** The expressions of a SELECT list. */
export function selected(select: Selection): readonly Expr[] {
  if (select.kind === 'star') return []
  return select.kind === 'value' ? [select.value] : select.items.map((item) => item.value)
}

/** Whether an expression or one inside it (subqueries aside) satisfies a test. */
export function anyInside(expr: Expr, test: (expr: Expr) => boolean): boolean {
  if (test(expr)) return true
  return children(expr).some((child) => anyInside(child, test))
}

/** The expressions directly inside one; those of a subquery are its own. */
export function children(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'member':
    case 'unary':
    case 'not':
      return [expr.of]
    case 'index':
      return [expr.of, expr.key]
    case 'binary':
    case 'compare':
    case 'logic':
    case 'coalesce':
      return [expr.left, expr.right]
    case 'in':
      return [expr.of, ...expr.list]
    case 'between':
      return [expr.of, expr.low, expr.high]
    case 'like':
      return [expr.of, expr.pattern]
    case 'conditional':
      return [expr.test, expr.then, expr.otherwise]
    case 'call':
      return expr.args
    case 'array':
      return expr.items
    case 'object':
      return expr.fields.map((field) => field.value)
    default:
      return []
  }
}

export function hasAggregate(select: Selection): boolean {
  return selected(select).some((item) => anyInside(item, (expr) => expr.kind === 'call' && aggregateNames.has(expr.name)))
}

/** The result of one row as sortable scalar and as JSON; the field list gives an object. */
export function outputOf(cx: Cx, query: Query): { readonly scalar: Sql; readonly json: Sql } {
  const { select } = query
  const whole: Expr =
    select.kind === 'value'
      ? select.value
      : select.kind === 'fields'
        ? { kind: 'object', fields: select.items }
        : { kind: 'name', name: query.from[0]?.alias ?? '', at: 0 }
  return { scalar: cx.scalar(whole), json: cx.json(whole) }
}
