import type { Layout } from './layout.ts'
import { jsonPath, parseIndexPath, sqlName, sqlText } from './paths.ts'
import { kExpression, nullSql, scalarCase } from './sortable.ts'

/** One thing of the SQL schema: the store creates what is missing and drops what a new policy no longer names. */
export interface SchemaObject {
  readonly kind: 'table' | 'column' | 'index' | 'unique' | 'array'
  /** Name in sqlite_schema (for a column, its name in table_xinfo). Holds a hash of the definition, so equal name means equal definition. */
  readonly name: string
  /** Statements that create it, also on a table that already has rows. */
  readonly create: readonly string[]
  /** Statements that remove it. */
  readonly drop: readonly string[]
}

/** Name of the table that numbers a container's partition keys. */
export const keysTable = (table: string): string => `${table}_keys`

/**
 * A container's table. Rows are inserted with `pk` as text; a trigger adds its number `pn`, which stands for it in indexes: keys are
 * long, and in every entry of twenty indexes they would be most of the file. Rows must be inserted with their rowid, and changed by
 * UPDATE or upsert, never by REPLACE (which skips triggers); `pk` stays as it is.
 */
function tableSql(table: string): string[] {
  const [base, keys] = [sqlName(table), sqlName(keysTable(table))]
  const given = 'rowid,pk,id,etag,ts,expires,lsn,doc'
  const values = given
    .split(',')
    .map((name) => `new.${name}`)
    .join(',')
  return [
    `CREATE TABLE ${base}(rowid INTEGER PRIMARY KEY, pk TEXT NOT NULL, pn INTEGER, id TEXT NOT NULL, etag TEXT NOT NULL, ` +
      'ts INTEGER NOT NULL, expires INTEGER, lsn INTEGER NOT NULL, doc BLOB NOT NULL)',
    `CREATE TABLE ${keys}(n INTEGER PRIMARY KEY, pk TEXT NOT NULL UNIQUE)`,
    `CREATE TRIGGER ${sqlName(`${table}_number`)} BEFORE INSERT ON ${base} ` +
      // An upsert of a row that is there goes on as it is.
      `WHEN new.pn IS NULL AND NOT EXISTS(SELECT 1 FROM ${base} WHERE rowid=new.rowid) BEGIN ` +
      `INSERT OR IGNORE INTO ${keys}(pk) VALUES(new.pk); ` +
      `INSERT INTO ${base}(pn,${given}) SELECT n,${values} FROM ${keys} WHERE pk=new.pk; ` +
      'SELECT RAISE(IGNORE); END',
  ]
}

/** SQL of an array path's side table with its triggers, and the statement that fills it from the rows there are. */
export function arrayIndexSql(table: string, path: string, suffix: string): { create: string[]; drop: string[] } {
  const { segments } = parseIndexPath(path)
  const steps = segments.filter((name) => name !== '[]')
  const literal = sqlText(jsonPath(steps))
  const side = sqlName(table + suffix)
  const base = sqlName(table)
  const scalar = scalarCase('e.type', 'e.value', 'e.value')
  const elements = (doc: string) =>
    `json_each(${doc},${literal}) e WHERE json_type(${doc},${literal})='array' AND e.type NOT IN ('array','object')`
  const insert = `INSERT OR IGNORE INTO ${side}(v,p,row) SELECT ${scalar},new.pn,new.rowid FROM ${elements('new.doc')}`
  const remove = `DELETE FROM ${side} WHERE p=old.pn AND row=old.rowid AND v IN (SELECT ${scalar} FROM ${elements('old.doc')})`
  const changed = `old.doc->${literal} IS NOT new.doc->${literal}`
  const trigger = (event: string) => sqlName(`${table}${suffix}_${event}`)
  return {
    create: [
      `CREATE TABLE ${side}(v NOT NULL, p INTEGER NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(v,p,row)) WITHOUT ROWID`,
      `CREATE TRIGGER ${trigger('insert')} AFTER INSERT ON ${base} BEGIN ${insert}; END`,
      `CREATE TRIGGER ${trigger('delete')} AFTER DELETE ON ${base} BEGIN ${remove}; END`,
      `CREATE TRIGGER ${trigger('update')} AFTER UPDATE OF doc ON ${base} WHEN ${changed} BEGIN ${remove}; ${insert}; END`,
      `INSERT OR IGNORE INTO ${side}(v,p,row) SELECT ${scalar},t.pn,t.rowid FROM ${base} t, ${elements('t.doc')}`,
    ],
    drop: [...['insert', 'delete', 'update'].map((event) => `DROP TRIGGER IF EXISTS ${trigger(event)}`), `DROP TABLE IF EXISTS ${side}`],
  }
}

/**
 * Everything a container needs, in creation order: the table, its generated columns, indexes, unique keys and array tables.
 * Index names are `<table><suffix>`; a violated unique key raises "UNIQUE constraint failed: index '<table>_uq_…'".
 */
export function schemaOf(layout: Layout, table: string): SchemaObject[] {
  const base = sqlName(table)
  const objects: SchemaObject[] = [
    {
      kind: 'table',
      name: table,
      create: tableSql(table),
      drop: [base, sqlName(keysTable(table))].map((name) => `DROP TABLE IF EXISTS ${name}`),
    },
  ]
  for (const column of layout.columns) {
    if (column.fixed) continue
    const create = `ALTER TABLE ${base} ADD COLUMN ${sqlName(column.name)} GENERATED ALWAYS AS (${kExpression(column.path)}) VIRTUAL`
    objects.push({ kind: 'column', name: column.name, create: [create], drop: [`ALTER TABLE ${base} DROP COLUMN ${sqlName(column.name)}`] })
  }
  for (const index of layout.indexes) {
    const keys = index.keys.map((key) => `${sqlName(key.column)}${key.descending ? ' DESC' : ''}`)
    // expires makes counts answerable from the index alone; rowid before it keeps the tie-break order usable.
    const tail = index.unique ? [] : index.partitioned ? ['rowid', 'expires'] : ['rowid', 'pn', 'expires']
    const members = [...(index.unique ? ['pk'] : index.partitioned ? ['pn'] : []), ...keys, ...tail].join(',')
    const name = table + index.suffix
    const create = `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${sqlName(name)} ON ${base}(${members})`
    objects.push({ kind: 'index', name, create: [create], drop: [`DROP INDEX IF EXISTS ${sqlName(name)}`] })
  }
  for (const key of layout.uniques) {
    const name = table + key.suffix
    const members = key.columns.map((column) => `ifnull(${sqlName(column)},${nullSql})`).join(',')
    const create = `CREATE UNIQUE INDEX ${sqlName(name)} ON ${base}(pn,${members})`
    objects.push({ kind: 'unique', name, create: [create], drop: [`DROP INDEX IF EXISTS ${sqlName(name)}`] })
  }
  for (const array of layout.arrays) {
    objects.push({ kind: 'array', name: table + array.suffix, ...arrayIndexSql(table, array.path, array.suffix) })
  }
  return objects
}
