import type { DatabaseSync } from 'node:sqlite'
import type { Layout } from '../query/layout.ts'
import { type SchemaObject, schemaOf } from '../query/schema.ts'

/**
 * Every kind of resource is kept in a table of one shape, so that databases, containers, offers and items are all
 * queried by the same engine. `rowid` is the resource's number for life, `lsn` the number of its last version.
 */
export const catalogTables = { databases: 'sys_databases', containers: 'sys_containers', offers: 'sys_offers' } as const

/** Table of a container's items. */
export const itemTable = (containerNumber: number) => `items_${containerNumber}`

/** What the store itself needs besides the objects of the query engine: the change feed and the expiry of items. */
const ownIndexes = (table: string): string[] => [
  `CREATE UNIQUE INDEX ${table}_lsn ON ${table} (lsn)`,
  `CREATE INDEX ${table}_expires ON ${table} (expires) WHERE expires IS NOT NULL`,
]

/** Creates a table with its columns and indexes; to be called within a transaction. */
export function createTable(db: DatabaseSync, table: string, layout: Layout): void {
  const created = schemaOf(layout, table).filter(({ included }) => !included)
  const statements = [...created.flatMap((object) => object.create), ...ownIndexes(table)]
  for (const statement of statements) db.exec(statement)
}

/** Removes a table and all that hangs on it; to be called within a transaction. */
export function dropTable(db: DatabaseSync, table: string, layout: Layout): void {
  drop(db, schemaOf(layout, table))
}

/** Changes columns and indexes of a filled table from one layout to another; to be called within a transaction. */
export function changeTable(db: DatabaseSync, table: string, from: Layout, to: Layout): void {
  const before = schemaOf(from, table)
  const after = schemaOf(to, table)
  const names = (objects: SchemaObject[]) => new Set(objects.map(({ name }) => name))
  const kept = names(after)
  const present = names(before)
  drop(
    db,
    before.filter(({ name }) => !kept.has(name)),
  )
  const missing = after.filter(({ name }) => !present.has(name))
  for (const statement of missing.flatMap((object) => object.create)) db.exec(statement)
}

/** In reverse order of creation, because an index goes before its column and a trigger before its table. */
function drop(db: DatabaseSync, objects: readonly SchemaObject[]) {
  for (const statement of objects.toReversed().flatMap((object) => object.drop)) db.exec(statement)
}
