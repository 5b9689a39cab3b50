import type { DatabaseSync } from 'node:sqlite'
import { atOnce, type Steps } from './steps.ts'

/** Runs `work` in a transaction, or within a part of the one that is open; it is undone when `work` throws. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  return atOnce(
    // biome-ignore lint/correctness/useYield: all of it is one step
    transactionInSteps(db, function* () {
      return work()
    }),
  )
}

/** The same for work in steps: the transaction stays open from the first to the last. */
export function transactionInSteps<T>(db: DatabaseSync, work: () => Steps<T>): Steps<T> {
  return db.isTransaction
    ? attempt(db, work, 'SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part')
    : attempt(db, work, 'BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK')
}

function* attempt<T>(db: DatabaseSync, work: () => Steps<T>, begin: string, commit: string, rollback: string): Steps<T> {
  db.exec(begin)
  try {
    const result = yield* work()
    db.exec(commit)
    return result
  } catch (error) {
    // A full disk or a failed commit may have ended the transaction already.
    if (db.isTransaction) db.exec(rollback)
    throw error
  }
}
