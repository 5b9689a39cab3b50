import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { copySql, fillSideTables, layoutOf, schemaOf } from '../query/index.ts'
import { catalogLayout } from './catalog-layout.ts'
import { atOnce } from './steps.ts'
import { catalogTables, createTable, itemTable } from './table.ts'
import { transaction } from './transaction.ts'

/** A container that has one of everything a policy can ask for. */
const sample = {
  partitionKey: { paths: ['/a', '/b'] },
  indexingPolicy: {
    includedPaths: [{ path: '/*' }, { path: '/c/?' }, { path: '/d/[]/?' }],
    compositeIndexes: [[{ path: '/e' }, { path: '/f', order: 'descending' }, { path: '/g' }, { path: '/i' }]],
  },
  uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/h'] }] },
}

/** Differs when the query engine lays out tables in another way. */
const schemaFingerprint = createHash('sha256')
  .update(JSON.stringify(schemaOf(layoutOf(sample), 't')))
  .digest('hex')

/** Rows that are put into side tables at a time, which are in memory together. */
const slice = 1000

/** Columns that a table has in every version of the engine. */
const kept = 'rowid, pk, id, etag, ts, expires, lsn, doc'

/**
 * Brings the tables of a file up to the layout of this version of the query engine; items, ETags and positions of change
 * feeds stay as they are.
 * @returns whether there was anything to do
 */
export function rebuildOutdated(db: DatabaseSync): boolean {
  db.exec('CREATE TABLE IF NOT EXISTS properties (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID')
  const known = db.prepare("SELECT value FROM properties WHERE name = 'schema'").get()?.value
  if (known === schemaFingerprint) return false
  transaction(db, () => {
    const definitions = db.prepare(`SELECT rowid AS number, json(doc) AS text FROM ${catalogTables.containers}`).all()
    for (const table of Object.values(catalogTables)) rebuild(db, table, catalogLayout)
    for (const { number, text } of definitions) rebuild(db, itemTable(Number(number)), layoutOf(JSON.parse(String(text))))
    db.prepare("INSERT INTO properties VALUES ('schema', ?) ON CONFLICT DO UPDATE SET value = excluded.value").run(schemaFingerprint)
  })
  return true
}

function rebuild(db: DatabaseSync, table: string, layout: ReturnType<typeof layoutOf>) {
  db.exec(`CREATE TEMP TABLE copy AS SELECT ${kept} FROM ${table}`)
  // Virtual tables first: each removes its internal tables too.
  const beside = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND (name = ? OR name LIKE ? ESCAPE '\\') ORDER BY sql LIKE 'CREATE VIRTUAL%' DESC",
  )
  for (const { name } of beside.all(table, `${table.replaceAll('_', '\\_')}\\_%`)) db.exec(`DROP TABLE IF EXISTS "${name}"`)
  createTable(db, table, layout)
  for (const statement of copySql(layout, table, 'temp.copy')) db.exec(statement)
  let filled = slice
  while (filled === slice) filled = atOnce(fillSideTables(db, layout, table, { most: slice }))
  db.exec('DROP TABLE temp.copy')
}
