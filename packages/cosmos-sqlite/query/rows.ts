import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Layout, ownColumns } from './layout.ts'
import { parseIndexPath, type Segment, sqlName } from './paths.ts'
import { keysTable } from './schema.ts'
import { kExpression } from './sortable.ts'
import { encode } from './values.ts'

const names = (layout: Layout): string[] => ownColumns(layout).map(({ name }) => sqlName(name))

/** Statement that writes a row: (row, pk, pn, id, etag, ts, expires, lsn, scalars in the order of the columns, JSON text). */
export function insertSql(layout: Layout, table: string): string {
  const columns = ['rowid', 'pk', 'pn', 'id', 'etag', 'ts', 'expires', 'lsn', ...names(layout)]
  return `INSERT INTO ${sqlName(table)}(${columns.join(',')},doc) VALUES(${columns.map(() => '?').join(',')},jsonb(?))`
}

/** Statements that write the rows of another table with the columns `rowid, pk, id, etag, ts, expires, lsn, doc`, in the order of their numbers. */
export function copySql(layout: Layout, table: string, source: string): string[] {
  const given = ['rowid', 'pk', 'id', 'etag', 'ts', 'expires', 'lsn', 'doc']
  const scalars = ownColumns(layout).map(({ path }) => kExpression(path))
  const keys = sqlName(keysTable(table))
  return [
    `INSERT OR IGNORE INTO ${keys}(pk) SELECT DISTINCT pk FROM ${source}`,
    `INSERT INTO ${sqlName(table)}(${[...given, 'pn', ...names(layout)].join(',')}) ` +
      `SELECT ${[...given.map((name) => `s.${name}`), 'k.n', ...scalars].join(',')} FROM ${source} s CROSS JOIN ${keys} k ON k.pk=s.pk ORDER BY s.rowid`,
  ]
}

const at = (document: unknown, segments: readonly Segment[]): unknown => {
  let value = document
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, segment)) return undefined
    value = (value as Record<string, unknown>)[segment]
  }
  return value
}

/** Reads the scalars of a document that its row holds in columns, in their order. */
export function scalarReader(layout: Layout): (document: object) => SQLInputValue[] {
  const paths = ownColumns(layout).map(({ path }) => parseIndexPath(path).segments)
  return (document) => paths.map((segments) => encode(at(document, segments)))
}

/** Gives partition keys the numbers that stand for them in a table's indexes; a new key gets the next one. */
export function keyNumbers(db: DatabaseSync, table: string): (pk: string) => number {
  const keys = sqlName(keysTable(table))
  const find = db.prepare(`SELECT n FROM ${keys} WHERE pk=?`)
  const add = db.prepare(`INSERT INTO ${keys}(pk) VALUES(?) RETURNING n`)
  return (pk) => Number((find.get(pk) ?? add.get(pk))?.n)
}
