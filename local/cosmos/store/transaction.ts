import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in a transaction, or within a part of the one that is open; it is undone when `work` throws. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  return db.isTransaction
    ? attempt(db, work, 'SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part')
    : attempt(db, work, 'BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK')
}

function attempt<T>(db: DatabaseSync, work: () => T, begin: string, commit: string, rollback: string): T {
  db.exec(begin)
  try {
    const result = work()
    db.exec(commit)
    return result
  } catch (error) {
    // A full disk or a failed commit may have ended the transaction already.
    if (db.isTransaction) db.exec(rollback)
    throw error
  }
}
