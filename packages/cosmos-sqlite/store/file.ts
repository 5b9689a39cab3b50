import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openingFile } from '../damaged-file.ts'
import { catalogLayout } from './catalog-layout.ts'
import { lockFile } from './lock.ts'
import { rebuildOutdated } from './rebuild.ts'
import { catalogTables, createTable } from './table.ts'
import { transaction } from './transaction.ts'
import { checkFirst, giveBackSpace } from './upkeep.ts'

/** `NORMAL` keeps every acknowledged write when the process dies, `FULL` also when the power fails. */
export type Synchronous = 'NORMAL' | 'FULL'

export interface StoreFile {
  readonly db: DatabaseSync
  /** Sees what is committed, also while a transaction of `db` is under way. */
  readonly reader: DatabaseSync
  readonly path: string
  /** Folds the write-ahead log into the file, closes it and lets another server have it. */
  close(): void
}

const applicationId = 0x617a_6364
const schemaVersion = 1

const pragma = (db: DatabaseSync, name: string): unknown => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/**
 * Opens a file, creating it when it is missing.
 * @throws Error when another server works on it, when it is damaged, no file of this endpoint, or of another version
 */
export function openFile(path: string, synchronous: Synchronous): StoreFile {
  mkdirSync(dirname(path), { recursive: true })
  const lock = lockFile(path)
  try {
    const db = new DatabaseSync(path)
    try {
      openingFile(path, () => prepareFile(db, path, synchronous))
    } catch (error) {
      db.close()
      throw error
    }
    const reader = new DatabaseSync(path, { readOnly: true })
    // Each commit makes it forget the pages it had read; mapped into memory, they need no reading again.
    reader.exec('PRAGMA mmap_size = 2000000000')
    return {
      db,
      reader,
      path,
      close() {
        reader.close()
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
        db.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function prepareFile(db: DatabaseSync, path: string, synchronous: Synchronous) {
  const version = pragma(db, 'user_version')
  const owner = pragma(db, 'application_id')
  const tables = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n
  if (tables !== 0 && owner !== applicationId) throw new Error(`${path} is a database of another program.`)
  if (tables !== 0 && version !== schemaVersion) {
    throw new Error(
      `${path} has schema version ${version}, this endpoint reads version ${schemaVersion}: delete the file and seed it again.`,
    )
  }
  // The log is folded in by a separate thread (checkpoints.ts); here only where that cannot keep up.
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA wal_autocheckpoint = 65536; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY`,
  )
  if (tables === 0) createSchema(db)
  else checkFirst(db, path)
  rebuildOutdated(db)
  giveBackSpace(db)
}

function createSchema(db: DatabaseSync) {
  transaction(db, () => {
    for (const table of Object.values(catalogTables)) createTable(db, table, catalogLayout)
    db.exec(`CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
      PRAGMA application_id = ${applicationId};
      PRAGMA user_version = ${schemaVersion}`)
  })
}
