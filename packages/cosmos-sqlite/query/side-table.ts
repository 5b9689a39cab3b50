import type { DatabaseSync } from 'node:sqlite'
import type { Layout } from './layout.ts'
import { jsonPath, parseIndexPath, sqlName, sqlText } from './paths.ts'
import { prepared } from './prepared.ts'
import { scalarCase } from './sortable.ts'
import { termsOf, tokenizer } from './terms.ts'

/** Name of the table that lists the rows which a side table does not hold yet. */
const waitingFor = (side: string): string => `${side}_waiting`

const literalOf = (path: string): string => {
  const steps = parseIndexPath(path).segments.filter((name) => name !== '[]')
  return sqlText(jsonPath(steps))
}

/** The scalars of an array in a document, as rows `e` to be joined with further conditions by AND. */
export const elementsOf = (doc: string, path: string): string => {
  const literal = literalOf(path)
  return `json_each(${doc},${literal}) e WHERE json_type(${doc},${literal})='array' AND e.type NOT IN ('array','object')`
}

/** The sortable scalar of such a row. */
export const elementScalar = scalarCase('e.type', 'e.value', 'e.value')

/**
 * SQL of an array path's side table with its triggers. It is a full-text index of the elements' terms, because of how that stores many of them: rows
 * are added as a new part, parts of like size are put together in the order of their terms, and of a term only the row numbers are
 * stored, close together. A tree with an entry for each element would touch ever more of its pages as it grows. Rows with a new or
 * changed array are only listed; `fillSideTables` puts many of them in at a time.
 */
export function arrayIndexSql(table: string, path: string, suffix: string): { create: string[]; drop: string[] } {
  const literal = literalOf(path)
  const side = sqlName(table + suffix)
  const waiting = sqlName(waitingFor(table + suffix))
  const base = sqlName(table)
  const isArray = (row: string) => `json_type(${row}.doc,${literal})='array'`
  const remove = `DELETE FROM ${side} WHERE rowid=old.rowid`
  const list = `INSERT OR IGNORE INTO ${waiting} SELECT new.rowid WHERE ${isArray('new')}`
  const trigger = (event: string) => sqlName(`${table}${suffix}_${event}`)
  return {
    create: [
      `CREATE VIRTUAL TABLE ${side} USING fts5(terms, content='', contentless_delete=1, detail=none, tokenize=${sqlText(tokenizer)})`,
      `CREATE TABLE ${waiting}(row INTEGER PRIMARY KEY)`,
      `CREATE TRIGGER ${trigger('insert')} AFTER INSERT ON ${base} WHEN ${isArray('new')} ` +
        `BEGIN INSERT INTO ${waiting} VALUES(new.rowid); END`,
      `CREATE TRIGGER ${trigger('delete')} AFTER DELETE ON ${base} WHEN ${isArray('old')} ` +
        `BEGIN DELETE FROM ${waiting} WHERE row=old.rowid; ${remove}; END`,
      `CREATE TRIGGER ${trigger('update')} AFTER UPDATE OF doc ON ${base} WHEN old.doc->${literal} IS NOT new.doc->${literal} ` +
        `BEGIN ${remove}; ${list}; END`,
      `INSERT OR IGNORE INTO ${waiting} SELECT rowid FROM ${base} t WHERE ${isArray('t')}`,
    ],
    drop: [
      ...['insert', 'delete', 'update'].map((event) => `DROP TRIGGER IF EXISTS ${trigger(event)}`),
      ...[waiting, side].map((name) => `DROP TABLE IF EXISTS ${name}`),
    ],
  }
}

/** Which of the listed rows are put into the side tables: the oldest up to a limit, or those of one partition key. */
export type Listed = { most: number } | { key: string }

/** Rows that wait with their tables: the number of the row, its partition's and the array. */
type ListedRow = [row: number, partition: number, array: string]

/**
 * Puts listed rows into the side tables of a table, a row a step; to be called within a transaction.
 * @returns the number of rows that the side table with the most of them got
 */
export function* fillSideTables(db: DatabaseSync, { arrays }: Layout, table: string, listed: Listed): Generator<undefined, number> {
  let done = 0
  for (const { path, suffix } of arrays) {
    const waiting = sqlName(waitingFor(table + suffix))
    const rows = 'most' in listed ? `(SELECT row FROM ${waiting} ORDER BY row LIMIT ?)` : waiting
    const join = `FROM ${rows} w CROSS JOIN ${sqlName(table)} t ON t.rowid=w.row${'key' in listed ? ' WHERE t.pk=?' : ''}`
    const find = prepared(db, `SELECT w.row,t.pn,t.doc->${literalOf(path)} ${join}`)
    const put = prepared(db, `INSERT INTO ${sqlName(table + suffix)}(rowid,terms) VALUES(?,?)`)
    const remove = prepared(db, `DELETE FROM ${waiting} WHERE row=?`)
    const found = find.all('most' in listed ? listed.most : listed.key) as unknown[] as ListedRow[]
    for (const [row, partition, text] of found) {
      const elements: unknown = JSON.parse(text)
      const terms = Array.isArray(elements) ? termsOf(elements, partition) : ''
      if (terms !== '') put.run(row, terms)
      remove.run(row)
      yield
    }
    done = Math.max(done, found.length)
  }
  return done
}

/** SQL that finds out whether rows of a partition key wait, for each array of a layout. */
export const waitingSql = ({ arrays }: Layout, table: string): string[] =>
  arrays.map(
    ({ suffix }) =>
      `SELECT 1 FROM ${sqlName(waitingFor(table + suffix))} w CROSS JOIN ${sqlName(table)} t ON t.rowid=w.row WHERE t.pk=? LIMIT 1`,
  )

/** How many rows the side tables of a table do not hold yet, of the one that lacks the most. */
export function rowsWaiting(db: DatabaseSync, { arrays }: Layout, table: string): number {
  const counts = arrays.map(({ suffix }) => Number(db.prepare(`SELECT count(*) AS n FROM ${sqlName(waitingFor(table + suffix))}`).get()?.n))
  return Math.max(0, ...counts)
}
