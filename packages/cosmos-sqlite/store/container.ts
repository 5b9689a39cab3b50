import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { insertSql, keyNumbers, type Layout, layoutOf, rowsWaiting, scalarReader, waitingSql } from '../query/index.ts'
import type { ContainerDefinition } from './definition.ts'
import type { StoreFile } from './file.ts'
import { type KeyPaths, keyPaths } from './partition-key.ts'
import { containerRid, itemRids } from './resource.ts'
import { openSequence, type Sequence } from './sequence.ts'
import { itemTable } from './table.ts'
import { type Update, updater } from './update.ts'

/** Statements on one container's table, prepared once. */
export interface ItemStatements {
  /** (pk, id) → row, etag, expires */
  find: StatementSync
  /** (pk, id, now) → etag, body */
  read: StatementSync
  /** The same of what is committed, without what a write under way has done so far. */
  readCommitted: StatementSync
  /** (row, pk, its number, id, etag, ts, expires, lsn, scalars, text) */
  insert: StatementSync
  /** (row) */
  remove: StatementSync
  /** (pk) → a row if some of it wait for the side table of an array; one for each. */
  waiting: StatementSync[]
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
  readonly update: Update
  /** The scalars stored in columns with an item, in the order of the columns. */
  readonly scalarsOf: (item: object) => SQLInputValue[]
  /** The number of a canonical partition key. */
  readonly keyNumber: (key: string) => number
  /** The most rows that may be missing from the side tables. */
  waiting: number
}

/** Where a container lives: the numbers and ids of itself and its database. */
export interface ContainerPlace {
  databaseNumber: number
  databaseId: string
  databaseRid: string
  number: number
}

/** Of the file: for writes, and for concurrent reads. */
export type Connections = Pick<StoreFile, 'db' | 'reader'>

/** Prepares a container whose table exists. */
export function openContainer({ db, reader }: Connections, place: ContainerPlace, definition: ContainerDefinition): Container {
  const { databaseNumber, databaseId, databaseRid, number } = place
  const rid = containerRid(databaseNumber, number)
  const table = itemTable(number)
  const layout = layoutOf(definition)
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
    layout,
    sequence: openSequence(db, number),
    ridOf: itemRids(databaseNumber, number),
    sql: prepare({ db, reader }, table, layout),
    update: updater(db, table, layout),
    scalarsOf: scalarReader(layout),
    keyNumber: keyNumbers(db, table),
    waiting: rowsWaiting(db, layout, table),
  }
}

const readSql = (table: string): string =>
  `SELECT etag, json(doc) AS body FROM ${table} WHERE pk = ? AND id = ? AND (expires IS NULL OR expires > ?)`

const prepare = ({ db, reader }: Connections, table: string, layout: Layout): ItemStatements => ({
  find: db.prepare(`SELECT rowid AS row, etag, expires FROM ${table} WHERE pk = ? AND id = ?`),
  read: db.prepare(readSql(table)),
  readCommitted: reader.prepare(readSql(table)),
  insert: db.prepare(insertSql(layout, table)),
  remove: db.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  waiting: waitingSql(layout, table).map((sql) => reader.prepare(sql)),
  // By the few that have expired, not by the partition, which may be large.
  expire: db.prepare(`DELETE FROM ${table} WHERE +pk = ? AND expires <= ?`),
})
