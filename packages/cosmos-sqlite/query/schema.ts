import { type Layout, ownColumns } from './layout.ts'
import { sqlName } from './paths.ts'
import { arrayIndexSql } from './side-table.ts'
import { kExpression, nullSql } from './sortable.ts'

/** One thing of the SQL schema: the store creates what is missing and drops what a new policy no longer names. */
export interface SchemaObject {
  readonly kind: 'table' | 'column' | 'index' | 'unique' | 'array'
  /** Name in sqlite_schema (for a column, its name in table_xinfo). Holds a hash of the definition, so equal name means equal definition. */
  readonly name: string
  /** Statements that create it, also on a table that already has rows. */
  readonly create: readonly string[]
  /** Set for what a new table has from its beginning: nothing is to be done for it there. */
  readonly included?: boolean
  /** Statements that remove it. */
  readonly drop: readonly string[]
}

/** Name of the table that numbers a container's partition keys. */
export const keysTable = (table: string): string => `${table}_keys`

/**
 * A container's table. `pn` numbers the partition key and replaces it in indexes: keys are long, and in every entry of twenty indexes
 * they would be most of the file. The columns of sortable scalars come before the document, so that reading one doesn't walk through it.
 */
function tableSql(layout: Layout, table: string): string[] {
  const scalars = ownColumns(layout).map(({ name }) => `${sqlName(name)}, `)
  return [
    `CREATE TABLE ${sqlName(table)}(rowid INTEGER PRIMARY KEY, pk TEXT NOT NULL, pn INTEGER NOT NULL, id TEXT NOT NULL, etag TEXT NOT NULL, ` +
      `ts INTEGER NOT NULL, expires INTEGER, lsn INTEGER NOT NULL, ${scalars.join('')}doc BLOB NOT NULL)`,
    `CREATE TABLE ${sqlName(keysTable(table))}(n INTEGER PRIMARY KEY, pk TEXT NOT NULL UNIQUE)`,
  ]
}

/**
 * Everything a container needs, in creation order: the table, its columns of scalars, indexes, unique keys and array tables.
 * Index names are `<table><suffix>`; a violated unique key raises "UNIQUE constraint failed: index '<table>_uq_…'".
 */
export function schemaOf(layout: Layout, table: string): SchemaObject[] {
  const base = sqlName(table)
  const objects: SchemaObject[] = [
    {
      kind: 'table',
      name: table,
      create: tableSql(layout, table),
      drop: [base, sqlName(keysTable(table))].map((name) => `DROP TABLE IF EXISTS ${name}`),
    },
  ]
  for (const { name, path } of ownColumns(layout)) {
    const create = [`ALTER TABLE ${base} ADD COLUMN ${sqlName(name)}`, `UPDATE ${base} SET ${sqlName(name)}=${kExpression(path)}`]
    objects.push({ kind: 'column', name, create, included: true, drop: [`ALTER TABLE ${base} DROP COLUMN ${sqlName(name)}`] })
  }
  for (const index of layout.indexes) {
    const keys = index.keys.map((key) => `${sqlName(key.column)}${key.descending ? ' DESC' : ''}`)
    // expires makes counts answerable from the index alone; rowid before it keeps the tie-break order usable.
    const tail = index.unique ? [] : index.partitioned ? ['rowid', 'expires'] : ['rowid', 'pn', 'expires']
    const members = [...(index.unique ? ['pk'] : index.partitioned ? ['pn'] : []), ...keys, ...tail].join(',')
    const name = table + index.suffix
    const present = (index.present ?? []).map((column) => `${sqlName(column)} IS NOT NULL`)
    const where = present.length > 0 ? ` WHERE ${present.join(' AND ')}` : ''
    const create = `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${sqlName(name)} ON ${base}(${members})${where}`
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
