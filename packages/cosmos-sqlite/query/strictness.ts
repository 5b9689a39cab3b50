import type { OrderItem, Query } from './ast.ts'
import type { Cx } from './context.ts'
import { QueryError } from './error.ts'
import { pathKey } from './paths.ts'
import { isIndexed } from './policy.ts'
import { printed } from './printed.ts'
import { selected } from './selection.ts'

/** Refuses what the service refuses although it could be computed here, in the service's words. */
export function checkQuery(cx: Cx, query: Query): void {
  if (query.orderBy && query.groupBy) throw new QueryError("'ORDER BY' is not allowed in a query with 'GROUP BY'.")
  if (query.orderBy) checkOrder(cx, query, query.orderBy)
}

function orderPath(cx: Cx, item: OrderItem): string[] {
  const place = cx.placeOf(item.value)
  const steps = place?.steps.filter((step) => typeof step === 'string') ?? []
  if (place?.source.kind !== 'root' || steps.length === 0 || steps.length !== place.steps.length) {
    throw new QueryError(
      `Unsupported ORDER BY clause. ORDER BY item expression could not be mapped to a document path, at position ${item.at}.`,
    )
  }
  return steps
}

function checkOrder(cx: Cx, query: Query, order: readonly OrderItem[]): void {
  const paths = order.map((item) => orderPath(cx, item))
  if (query.distinct) {
    const shown = new Set(selected(query.select).map(printed))
    const hidden = order.find((item) => query.select.kind !== 'star' && !shown.has(printed(item.value)))
    if (hidden) throw new QueryError(`ORDER BY '${printed(hidden.value)}' with DISTINCT must be part of the SELECT clause.`)
  }
  const { composites, rules } = cx.layout
  if (paths.length === 1) {
    if (paths.every((path) => isIndexed(rules, path))) return
    throw new QueryError('The index path corresponding to the specified order-by item is excluded.')
  }
  const matching = composites.some((composite) => {
    const flips = composite.map((member, at) => member.descending !== order[at]?.descending)
    const same = composite.length === paths.length && composite.every((member, at) => member.path === pathKey(paths[at] ?? []))
    return same && flips.every((flip) => flip === flips[0])
  })
  if (!matching) throw new QueryError('The order by query does not have a corresponding composite index that it can be served from.')
}
