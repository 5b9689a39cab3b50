import type { DatabaseSync } from 'node:sqlite'
import type { Layout } from './layout.ts'
import { jsonPath, parseIndexPath, sqlName, sqlText } from './paths.ts'
import { scalarCase } from './sortable.ts'

/** Name of the table that lists the rows which a side table does not hold yet. */
const waitingFor = (side: string): string => `${side}_waiting`

const elements = (doc: string, literal: string): string =>
  `json_each(${doc},${literal}) e WHERE json_type(${doc},${literal})='array' AND e.type NOT IN ('array','object')`

const scalar = scalarCase('e.type', 'e.value', 'e.value')

const literalOf = (path: string): string => {
  const steps = parseIndexPath(path).segments.filter((name) => name !== '[]')
  return sqlText(jsonPath(steps))
}

/**
 * SQL of an array path's side table with its triggers, and the statement that fills it from the rows there are. A document may have a
 * hundred elements, each at a place of its own in the table: new rows are only listed, and their elements are put in many rows at a time
 * and in order (`fillSideTables`), which costs a fraction. A change of a row that is in goes in at once.
 */
export function arrayIndexSql(table: string, path: string, suffix: string): { create: string[]; drop: string[] } {
  const literal = literalOf(path)
  const side = sqlName(table + suffix)
  const waiting = sqlName(waitingFor(table + suffix))
  const base = sqlName(table)
  const insert = `INSERT OR IGNORE INTO ${side}(v,p,row) SELECT ${scalar},new.pn,new.rowid FROM ${elements('new.doc', literal)}`
  const remove = `DELETE FROM ${side} WHERE p=old.pn AND row=old.rowid AND v IN (SELECT ${scalar} FROM ${elements('old.doc', literal)})`
  const changed = `old.doc->${literal} IS NOT new.doc->${literal} AND NOT EXISTS(SELECT 1 FROM ${waiting} WHERE row=new.rowid)`
  const trigger = (event: string) => sqlName(`${table}${suffix}_${event}`)
  return {
    create: [
      `CREATE TABLE ${side}(v NOT NULL, p INTEGER NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(v,p,row)) WITHOUT ROWID`,
      `CREATE TABLE ${waiting}(row INTEGER PRIMARY KEY)`,
      `CREATE TRIGGER ${trigger('insert')} AFTER INSERT ON ${base} WHEN json_type(new.doc,${literal})='array' ` +
        `BEGIN INSERT INTO ${waiting} VALUES(new.rowid); END`,
      `CREATE TRIGGER ${trigger('delete')} AFTER DELETE ON ${base} WHEN json_type(old.doc,${literal})='array' ` +
        `BEGIN DELETE FROM ${waiting} WHERE row=old.rowid; ${remove}; END`,
      `CREATE TRIGGER ${trigger('update')} AFTER UPDATE OF doc ON ${base} WHEN ${changed} BEGIN ${remove}; ${insert}; END`,
      `INSERT OR IGNORE INTO ${side}(v,p,row) SELECT ${scalar},t.pn,t.rowid FROM ${base} t, ${elements('t.doc', literal)}`,
    ],
    drop: [
      ...['insert', 'delete', 'update'].map((event) => `DROP TRIGGER IF EXISTS ${trigger(event)}`),
      ...[waiting, side].map((name) => `DROP TABLE IF EXISTS ${name}`),
    ],
  }
}

/** Puts listed rows into the side tables of a table; to be called within a transaction. @param most rows of each, the oldest first */
export function fillSideTables(db: DatabaseSync, { arrays }: Layout, table: string, most = -1): void {
  for (const { path, suffix } of arrays) {
    const waiting = sqlName(waitingFor(table + suffix))
    const rows = `SELECT row FROM ${waiting} ORDER BY row LIMIT ${most}`
    const found = `SELECT ${scalar},t.pn,t.rowid FROM (${rows}) w CROSS JOIN ${sqlName(table)} t ON t.rowid=w.row`
    db.exec(`INSERT OR IGNORE INTO ${sqlName(table + suffix)}(v,p,row) ${found} CROSS JOIN ${elements('t.doc', literalOf(path))} ORDER BY 1,2,3;
      DELETE FROM ${waiting} WHERE row IN (${rows})`)
  }
}

/** How many rows the side tables of a table do not hold yet, of the one that lacks the most. */
export function rowsWaiting(db: DatabaseSync, { arrays }: Layout, table: string): number {
  const counts = arrays.map(({ suffix }) => Number(db.prepare(`SELECT count(*) AS n FROM ${sqlName(waitingFor(table + suffix))}`).get()?.n))
  return Math.max(0, ...counts)
}
