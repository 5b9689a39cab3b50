import type { DatabaseSync } from 'node:sqlite'
import type { Query } from './query/ast.ts'
import { QueryError } from './query/error.ts'
import type { Layout } from './query/layout.ts'

export { parse } from './query/parser.ts'

export function compile(
  _query: Query,
  _options: {
    parameters: { name: string; value: unknown }[]
    layout: Layout
    table: string
    partition: unknown[] | undefined
    now: number
  },
): object {
  throw new QueryError('Queries are not available yet.', 'NotImplemented', 501)
}

export function run(
  _db: DatabaseSync,
  _plan: object,
  _page: { maxItems: number; continuation: string | undefined },
): { items: string[]; continuation: string | undefined } {
  throw new QueryError('Queries are not available yet.', 'NotImplemented', 501)
}
