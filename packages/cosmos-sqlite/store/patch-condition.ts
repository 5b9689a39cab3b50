import { CosmosError } from '../errors.ts'
import type { Expr, Query } from '../query/ast.ts'
import { QueryError } from '../query/error.ts'
import { compile, parse, run } from '../query/index.ts'
import type { Container } from './container.ts'

/**
 * Whether an item meets the condition of a patch, `from c where …`.
 * @param now milliseconds since 1970
 * @throws 400 when the condition is malformed
 */
export function meetsCondition({ db, table, layout }: Container, key: string, id: string, condition: string, now: number): boolean {
  try {
    const query = restrict(parse(`SELECT VALUE 1 ${condition}`), id)
    const plan = compile(query, { parameters: [], layout, table, partition: { exact: key }, now })
    return run(db, plan, { maxItems: 1 }).items.length > 0
  } catch (error) {
    throw error instanceof QueryError ? new CosmosError(400, `The condition of the patch is not valid: ${error.message}`) : error
  }
}

/** Adds `AND alias.id = id` to the filter of a query. */
function restrict(query: Query, id: string): Query {
  const alias = query.from[0]?.alias
  if (alias === undefined || query.from.length !== 1 || query.where === undefined) {
    throw new QueryError("it must have the form 'from c where …'.")
  }
  const own: Expr = { kind: 'member', of: { kind: 'name', name: alias, at: 0 }, key: 'id', at: 0 }
  const same: Expr = { kind: 'compare', op: '=', left: own, right: { kind: 'literal', value: id } }
  return { ...query, where: { kind: 'logic', op: 'AND', left: same, right: query.where } }
}
