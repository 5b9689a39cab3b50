import { CosmosError } from '../errors.ts'
import type { Expr, Query } from '../query/ast.ts'
import { QueryError } from '../query/error.ts'
import { parse } from '../query/parser.ts'

/** What decides how SDKs run a query over more than one partition. */
export interface QueryFeatures {
  readonly ordered: boolean
  readonly distinct: boolean
  readonly grouped: boolean
  /** TOP, OFFSET or LIMIT. */
  readonly limited: boolean
  /** Aggregate functions in the SELECT clause. */
  readonly aggregates: boolean
}

const remembered = 1000
const seen = new Map<string, QueryFeatures>()

/** Parses a query for its features; those of recent texts are remembered. Throws 400 for a syntax error. */
export function featuresOf(text: string): QueryFeatures {
  let features = seen.get(text)
  if (features === undefined) {
    features = analyse(parseOrRefuse(text))
    if (seen.size >= remembered) seen.clear()
    seen.set(text, features)
  }
  return features
}

/** Parses a query; a refusal of the engine becomes an answer. */
function parseOrRefuse(text: string): Query {
  try {
    return parse(text)
  } catch (error) {
    throw error instanceof QueryError ? new CosmosError(error.status, error.message) : error
  }
}

function analyse({ select, orderBy, distinct, groupBy, top, offset }: Query): QueryFeatures {
  const values = select.kind === 'value' ? [select.value] : select.kind === 'fields' ? select.items.map(({ value }) => value) : []
  return {
    ordered: orderBy !== undefined,
    distinct,
    grouped: groupBy !== undefined,
    limited: top !== undefined || offset !== undefined,
    aggregates: values.some(hasAggregate),
  }
}

const aggregateNames = new Set(['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'])

/** Whether an expression aggregates items; aggregates of its subqueries concern one item each. */
const hasAggregate = (value: Expr): boolean =>
  (value.kind === 'call' && aggregateNames.has(value.name.toUpperCase())) || parts(value).some(hasAggregate)

function parts(value: Expr): readonly Expr[] {
  switch (value.kind) {
    case 'call':
      return value.args
    case 'member':
    case 'unary':
    case 'not':
      return [value.of]
    case 'index':
      return [value.of, value.key]
    case 'binary':
    case 'compare':
    case 'logic':
    case 'coalesce':
      return [value.left, value.right]
    case 'conditional':
      return [value.test, value.then, value.otherwise]
    case 'array':
      return value.items
    case 'object':
      return value.fields.map((field) => field.value)
    default:
      return []
  }
}
