import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in a transaction, which is rolled back when it throws. Transactions do not nest. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk or a failed commit may have ended the transaction already.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
