import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Layout, layoutOf } from '../query/layout.ts'
import type { ContainerDefinition } from './definition.ts'
import { type KeyPaths, keyPaths } from './partition-key.ts'
import { containerRid, itemRids } from './resource.ts'
import { openSequence, type Sequence } from './sequence.ts'
import { itemTable } from './table.ts'

/** Statements on one container's table, prepared once. */
export interface ItemStatements {
  /** (pk, id) → row, etag, expires */
  find: StatementSync
  /** (pk, id, now) → etag, body */
  read: StatementSync
  /** (row, pk, id, etag, ts, expires, lsn, text) */
  insert: StatementSync
  /** (etag, ts, expires, lsn, text, row) */
  update: StatementSync
  /** (row) */
  remove: StatementSync
  /** (pk, now): frees the ids and unique keys that expired items still hold. */
  expire: StatementSync
}

/** A container as the server works with it. */
export interface Container {
  readonly db: DatabaseSync
  readonly number: number
  readonly databaseId: string
  readonly id: string
  readonly rid: string
  readonly self: string
  readonly table: string
  readonly key: KeyPaths
  readonly definition: ContainerDefinition
  readonly layout: Layout
  readonly sequence: Sequence
  readonly ridOf: (number: number) => string
  readonly sql: ItemStatements
}

/** Where a container lives: the numbers and ids of itself and its database. */
export interface ContainerPlace {
  databaseNumber: number
  databaseId: string
  databaseRid: string
  number: number
}

/** Prepares a container whose table exists. */
export function openContainer(db: DatabaseSync, place: ContainerPlace, definition: ContainerDefinition): Container {
  const { databaseNumber, databaseId, databaseRid, number } = place
  const rid = containerRid(databaseNumber, number)
  const table = itemTable(number)
  return {
    db,
    number,
    databaseId,
    id: definition.id,
    rid,
    self: `dbs/${databaseRid}/colls/${rid}/`,
    table,
    key: keyPaths(definition.partitionKey.paths, definition.partitionKey.version),
    definition,
    layout: layoutOf(definition),
    sequence: openSequence(db, number),
    ridOf: itemRids(databaseNumber, number),
    sql: prepare(db, table),
  }
}

const prepare = (db: DatabaseSync, table: string): ItemStatements => ({
  find: db.prepare(`SELECT rowid AS row, etag, expires FROM ${table} WHERE pk = ? AND id = ?`),
  read: db.prepare(`SELECT etag, json(doc) AS body FROM ${table} WHERE pk = ? AND id = ? AND (expires IS NULL OR expires > ?)`),
  insert: db.prepare(`INSERT INTO ${table} (rowid, pk, id, etag, ts, expires, lsn, doc) VALUES (?, ?, ?, ?, ?, ?, ?, jsonb(?))`),
  update: db.prepare(`UPDATE ${table} SET etag = ?, ts = ?, expires = ?, lsn = ?, doc = jsonb(?) WHERE rowid = ?`),
  remove: db.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  // By the few that have expired, not by the partition, which may be large.
  expire: db.prepare(`DELETE FROM ${table} WHERE +pk = ? AND expires <= ?`),
})
