import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DamagedFileError } from '../damaged-file.ts'

/** Bytes up to which a file is checked before it is used: half a second's work. A longer one is checked while requests are served. */
const checkedFirst = 256 * 1024 * 1024

/** Free bytes, besides half of all pages, from which a file is rewritten without them. */
const worthFreeing = 16 * 1024 * 1024

const pragma = (db: DatabaseSync, name: string): number => Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0])

/** What is wrong with the pages of a database; undefined when nothing is. */
export const damageOf = (db: DatabaseSync): string | undefined => {
  const [first] = db.prepare('PRAGMA quick_check(1)').all()
  const found = String(Object.values(first ?? {})[0])
  return found === 'ok' ? undefined : found.replaceAll('\n', ' ')
}

/** Looks for damaged pages before a file is used. @throws DamagedFileError */
export const checkFirst = (db: DatabaseSync, path: string): void => {
  if (statSync(path).size > checkedFirst) return
  const damage = damageOf(db)
  if (damage !== undefined) throw new DamagedFileError(path, damage)
}

/** Looks for damaged pages of a long file in its own thread, and reports them. @returns a function that ends the thread */
export const checkBeside = (path: string, report: (error: unknown) => void): (() => Promise<unknown>) => {
  if (statSync(path).size <= checkedFirst) return async () => undefined
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: path })
  worker.unref()
  worker.once('message', (damage: string | undefined) => {
    if (damage !== undefined) report(new DamagedFileError(path, damage))
  })
  worker.once('error', report)
  return () => worker.terminate()
}

/**
 * Gives the space of deleted documents back to the disk when that is most of the file. Takes as long as it takes to write what is left.
 * @returns bytes that the file has become shorter by
 */
export const giveBackSpace = (db: DatabaseSync): number => {
  const pageSize = pragma(db, 'page_size')
  const before = pragma(db, 'page_count')
  const free = pragma(db, 'freelist_count')
  if (free * 2 < before || free * pageSize < worthFreeing) return 0
  // The copy would not fit into memory, where temporary tables are otherwise.
  db.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA temp_store = MEMORY')
  return (before - pragma(db, 'page_count')) * pageSize
}
