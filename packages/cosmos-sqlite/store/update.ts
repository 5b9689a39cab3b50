import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { Layout } from '../query/index.ts'
import { ownColumns } from '../query/layout.ts'

/** What a new version of an item brings. */
export interface NewVersion {
  etag: string
  /** Seconds since 1970. */
  ts: number
  expires: number | null
  lsn: number
  text: string
  scalars: readonly SQLInputValue[]
}

/** Puts a new version into the row of an item. */
export type Update = (row: number, version: NewVersion) => void

/** Statements that are kept, one for each set of columns that changed together. */
const remembered = 200

/** Makes the update of a table, which sets the columns alone that have changed: SQLite then leaves the indexes of all others untouched. */
export function updater(db: DatabaseSync, table: string, layout: Layout): Update {
  const columns = ['expires', ...ownColumns(layout).map(({ name }) => `"${name}"`)]
  const stored = db.prepare(`SELECT ${columns.join(', ')} FROM ${table} WHERE rowid = ?`)
  stored.setReturnArrays(true)
  const statements = new Map<string, StatementSync>()
  const statementFor = (changed: readonly number[]): StatementSync => {
    const name = changed.join()
    const known = statements.get(name)
    if (known) return known
    if (statements.size >= remembered) statements.clear()
    const set = ['etag', 'ts', 'lsn', ...changed.map((at) => columns[at])].map((column) => `${column} = ?`)
    const statement = db.prepare(`UPDATE ${table} SET ${set.join(', ')}, doc = jsonb(?) WHERE rowid = ?`)
    statements.set(name, statement)
    return statement
  }
  return (row, { etag, ts, expires, lsn, text, scalars }) => {
    const before = stored.get(row)
    const after = [expires, ...scalars]
    const changed = after.flatMap((value, at) => (isSame(before?.[at] ?? null, value) ? [] : [at]))
    statementFor(changed).run(etag, ts, lsn, ...changed.map((at) => after[at] ?? null), text, row)
  }
}

const isSame = (before: SQLOutputValue, after: SQLInputValue): boolean =>
  before instanceof Uint8Array && after instanceof Uint8Array ? Buffer.compare(before, after) === 0 : before === after
