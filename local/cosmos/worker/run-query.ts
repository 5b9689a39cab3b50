import type { DatabaseSync } from 'node:sqlite'
import { compile, parse, run } from '../engine.ts'
import type { Layout } from '../query/layout.ts'
import type { QueryJob, QueryPage } from './protocol.ts'

/** Runs one page of a query and writes the answer's bytes. Throws QueryError for a query that is refused. */
export function runQuery(db: DatabaseSync, job: QueryJob, layout: Layout): QueryPage {
  const { table, text, parameters, partition, maxItems, continuation, now, head } = job
  const start = performance.now()
  const plan = compile(parse(text), { parameters, layout, table, partition, now })
  const page = run(db, plan, { maxItems, continuation })
  // A buffer of its own, which can be handed over without a copy.
  const body = new TextEncoder().encode(`${head}${page.items.join(',')}],"_count":${page.items.length}}`)
  const stats = { milliseconds: performance.now() - start, rows: page.items.length }
  return { body, count: page.items.length, continuation: page.continuation, stats }
}
