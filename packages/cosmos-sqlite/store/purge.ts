import type { Catalog } from './catalog.ts'
import type { Writer } from './group-commit.ts'

/** Items removed at a time, so that no request waits long. */
const slice = 500

/**
 * Deletes items that have expired. Readers do not see them from their last second on; this frees the space.
 * @returns number of items deleted
 */
function purgeExpired(catalog: Catalog, now: number): number {
  const seconds = Math.floor(now / 1000)
  let purged = 0
  for (const { db, table, definition } of catalog.containers()) {
    if (definition.defaultTtl === undefined) continue
    const sql = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE expires <= ? LIMIT ${slice})`
    purged += Number(db.prepare(sql).run(seconds).changes)
  }
  return purged
}

/** Purges at intervals. @param everyMs 0 for never @returns a function that ends it */
export function startPurge(
  catalog: Catalog,
  write: Writer,
  clock: () => number,
  everyMs: number,
  report: (error: unknown) => void,
): () => void {
  if (everyMs === 0) return () => undefined
  const timer = setInterval(() => {
    write(() => purgeExpired(catalog, clock())).catch(report)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
