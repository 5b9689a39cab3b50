import type { DatabaseSync } from 'node:sqlite'
import type { Query } from '../query/ast.ts'
import { compile, type Layout, parse, run } from '../query/index.ts'
import type { QueryJob, QueryPage } from './protocol.ts'

const remembered = 1000
const queries = new Map<string, Query>()

/** Parses a text, or gives the tree it got last time: compiled forms hang on it. */
function parsed(text: string): Query {
  let query = queries.get(text)
  if (query === undefined) {
    query = parse(text)
    if (queries.size >= remembered) queries.clear()
    queries.set(text, query)
  }
  return query
}

/** Runs one page of a query and writes the answer's bytes. Throws QueryError for a query that is refused. */
export function runQuery(db: DatabaseSync, job: QueryJob, layout: Layout): QueryPage {
  const { table, text, parameters, partition, maxItems, continuation, now, head } = job
  const start = performance.now()
  const plan = compile(parsed(text), { parameters, layout, table, partition, now })
  const page = run(db, plan, { maxItems, continuation })
  // A separate buffer, which can be transferred without a copy.
  const body = new TextEncoder().encode(`${head}${page.items.join(',')}],"_count":${page.items.length}}`)
  return {
    body,
    count: page.items.length,
    continuation: page.continuation,
    charge: page.stats.charge,
    milliseconds: performance.now() - start,
  }
}
