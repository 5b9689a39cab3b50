import { DatabaseSync } from 'node:sqlite'

/** Held by the one server that works on a file. */
export interface Lock {
  release(): void
}

/**
 * Ensures that only one server works on a file. The lock is an exclusive transaction on a small file next to it: the
 * operating system drops it with the process, so a killed server leaves nothing to clean up.
 * @throws Error that names the file when another server has it open
 */
export function lockFile(file: string): Lock {
  const db = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (isBusy(error)) throw new Error(`Another Cosmos DB endpoint is already working on ${file}: stop it, or name another file.`)
    throw error
  }
  return {
    release() {
      db.exec('ROLLBACK')
      db.close()
    },
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
}
