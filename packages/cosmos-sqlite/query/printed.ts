import type { Expr } from './ast.ts'

/** One spelling per expression: equal for expressions that differ in their position alone. */
export function printed(expr: Expr): string {
  if (expr.kind === 'name') return expr.name
  if (expr.kind === 'member') {
    const plain = typeof expr.key === 'string' && /^[A-Za-z_]\w*$/.test(expr.key)
    return printed(expr.of) + (plain ? `.${expr.key}` : `[${JSON.stringify(expr.key)}]`)
  }
  return JSON.stringify(expr, (key, value: unknown) => (key === 'at' ? undefined : value))
}
