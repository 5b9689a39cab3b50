import { count } from '../stats.ts'
import type { Context } from './context.ts'
import { names, type Reply, type Request } from './message.ts'
import { parseQuery } from './query-body.ts'
import { featuresOf, type QueryFeatures } from './query-features.ts'
import { containerHeaders, step } from './target.ts'

/**
 * The plan by which an SDK runs a query over partitions. There is one physical partition, which answers the query whole, so
 * the plan leaves the SDK nothing to merge. It keeps what makes the SDK refuse a query as it does against Azure: continuation
 * tokens of an unordered DISTINCT.
 */
export function planOf({ distinct, ordered }: QueryFeatures): object {
  const queryInfo = {
    distinctType: distinct ? (ordered ? 'Ordered' : 'Unordered') : 'None',
    top: null,
    offset: null,
    limit: null,
    orderBy: [],
    orderByExpressions: [],
    groupByExpressions: [],
    groupByAliases: [],
    aggregates: [],
    groupByAliasToAggregateType: {},
    rewrittenQuery: '',
    hasSelectValue: true,
    hasNonStreamingOrderBy: false,
    dCountInfo: null,
  }
  const queryRanges = [{ min: '', max: 'FF', isMinInclusive: true, isMaxInclusive: false }]
  return { partitionedQueryExecutionInfoVersion: 2, queryInfo, queryRanges }
}

export function queryPlan(context: Context, request: Request): Reply {
  const database = step(request, 1)
  const id = step(request, 3)
  count(context.stats, 'queryPlan', `${database}/${id}`)
  const container = context.catalog.container(database, id)
  const plan = planOf(featuresOf(parseQuery(request.body).text))
  return { status: 200, headers: { ...containerHeaders(container), [names.charge]: '0' }, body: JSON.stringify(plan) }
}
