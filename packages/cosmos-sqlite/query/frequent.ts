import type { DatabaseSync } from 'node:sqlite'
import { prepared } from './prepared.ts'
import type { Statement } from './statement.ts'

/** Milliseconds for which a value counts as frequent; how rows are found best hardly changes meanwhile, and what is found not at all. */
const remembered = 10_000
const most = 5_000
const frequent = new WeakMap<DatabaseSync, Map<string, number>>()

/**
 * Counts rows up to a limit. A reached limit is cached for a while, because a typed search requests the same prefixes again,
 * and for a page and its total at once.
 * @param statement counts at most `limit` rows
 */
export function countUpTo(db: DatabaseSync, { text, args }: Statement, limit: number): number {
  let known = frequent.get(db)
  if (known === undefined || known.size >= most) {
    known = new Map()
    frequent.set(db, known)
  }
  const key = `${text} ${JSON.stringify(args)}`
  const now = performance.now()
  if ((known.get(key) ?? 0) > now) return limit
  const rows = Number(prepared(db, text).get(...args)?.[0])
  if (rows >= limit) known.set(key, now + remembered)
  return rows
}
