import type { DatabaseSync } from 'node:sqlite'
import { insertSql, keyNumbers } from '../query/index.ts'
import { catalogLayout } from './catalog-layout.ts'
import type { JsonObject } from './definition.ts'
import { etagOf } from './resource.ts'

/** A database, container or offer as it is kept in its catalog table. */
export interface CatalogRow {
  readonly number: number
  readonly parent: string
  readonly id: string
  readonly etag: string
  /** The resource as it is answered, JSON. */
  readonly text: string
}

/** Rows of one catalog table. */
export interface CatalogRows {
  all(): CatalogRow[]
  /** Inserts or replaces a resource under its number; `body` gets its `_etag` and `_ts`. */
  put(number: number, parent: string, body: JsonObject & { id: string }): CatalogRow
  remove(number: number): void
}

/** Partition key of a catalog row: the resource it belongs to. */
export const catalogKey = (parent: string) => JSON.stringify([parent])

/** Numbers of resources and of their versions: never given twice in one file. */
export function nextNumber(db: DatabaseSync): number {
  const sql = "INSERT INTO counters VALUES ('resource', 1) ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value"
  return Number(db.prepare(sql).get()?.value)
}

export function catalogRows(db: DatabaseSync, table: string, clock: () => number): CatalogRows {
  const numberOf = keyNumbers(db, table)
  const insert = db.prepare(`${insertSql(catalogLayout, table)}
    ON CONFLICT (rowid) DO UPDATE SET etag = excluded.etag, ts = excluded.ts, lsn = excluded.lsn, doc = excluded.doc`)
  const select = db.prepare(`SELECT rowid AS number, pk ->> 0 AS parent, id, etag, json(doc) AS text FROM ${table} ORDER BY rowid`)
  const remove = db.prepare(`DELETE FROM ${table} WHERE rowid = ?`)
  return {
    all: () =>
      select.all().map((row) => ({
        number: Number(row.number),
        parent: String(row.parent),
        id: String(row.id),
        etag: String(row.etag),
        text: String(row.text),
      })),
    put(number, parent, body) {
      const lsn = nextNumber(db)
      const ts = Math.floor(clock() / 1000)
      const etag = etagOf(number, lsn)
      const text = JSON.stringify({ ...body, _etag: etag, _ts: ts })
      const key = catalogKey(parent)
      insert.run(number, key, numberOf(key), body.id, etag, ts, null, lsn, text)
      return { number, parent, id: body.id, etag, text }
    },
    remove(number) {
      remove.run(number)
    },
  }
}
