import { limits } from '../limits.ts'
import type { Container } from './container.ts'

/** Which changes a reader asks for. */
export interface FeedQuery {
  /** Changes after this log sequence number. */
  readonly after: number
  /** Canonical partition key; all partitions when missing. */
  readonly key?: string | undefined
  /** Second before which changes are left out. */
  readonly since?: number | undefined
  readonly maxItems: number
}

export interface FeedPage {
  /** Items in the order of their last change, JSON with `_lsn` added. */
  readonly items: string[]
  /** Where the next page begins. */
  readonly position: number
}

/** The most changes scanned for those of one key; with more, the key's own items are read and sorted. */
const walked = 1_000

const byNumber = (table: string, filters: readonly string[], keyed: boolean): string =>
  `SELECT lsn, json(doc) AS body FROM ${table} WHERE ${['lsn > $after', ...(keyed ? ['+pk = $key'] : []), ...filters].join(' AND ')} ` +
  'ORDER BY lsn LIMIT $max'

const byKey = (table: string, filters: readonly string[]): string =>
  `SELECT lsn, json(doc) AS body FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} ` +
  `WHERE ${['pk = $key', '+lsn > $after', ...filters].join(' AND ')} ORDER BY +lsn LIMIT $max) ORDER BY +lsn`

/**
 * Reads the latest versions of items in the order in which they were changed. An item changed twice comes once, a
 * deleted or expired one not at all.
 * @param now milliseconds since 1970
 */
export function readFeed({ db, table, sequence }: Container, query: FeedQuery, now: number): FeedPage {
  const { after, key, since, maxItems } = query
  const filters = ['(expires IS NULL OR expires > $now)']
  if (since !== undefined) filters.push('ts >= $since')
  const sql = key !== undefined && sequence.last - after > walked ? byKey(table, filters) : byNumber(table, filters, key !== undefined)
  const values = {
    $after: after,
    $now: Math.floor(now / 1000),
    $max: maxItems,
    ...(key === undefined ? {} : { $key: key }),
    ...(since === undefined ? {} : { $since: since }),
  }
  const items: string[] = []
  let position = after
  let size = 0
  for (const row of db.prepare(sql).iterate(values)) {
    const body = String(row.body)
    size += body.length
    if (size > limits.pageBytes && items.length > 0) return { items, position }
    position = Number(row.lsn)
    items.push(`${body.slice(0, -1)},"_lsn":${position}}`)
  }
  // A drained reader skips what its filters left out.
  return { items, position: maxItems === -1 || items.length < maxItems ? Math.max(after, sequence.last) : position }
}
