import type { StatementSync } from 'node:sqlite'
import { deleteCharge, insertCharge, readCharge, replaceCharge } from '../charge.ts'
import { badRequest, conflict, notFound, preconditionFailed } from '../errors.ts'
import type { Container } from './container.ts'
import type { JsonObject } from './definition.ts'
import { checkItem, expiryOf, itemText } from './item.ts'
import type { Operation, Outcome } from './outcome.ts'
import { keyOf } from './partition-key.ts'
import { applyPatch } from './patch.ts'
import { meetsCondition } from './patch-condition.ts'
import { etagOf } from './resource.ts'

interface Found {
  row: number
  etag: string
}

/**
 * Performs one operation on one item. Each changes the file with a single statement, so it is atomic also outside a
 * transaction.
 * @param now milliseconds since 1970
 * @throws CosmosError 400, 404, 409, 412 or 413
 */
export function operate(container: Container, operation: Operation, now: number): Outcome {
  const { key } = operation
  const seconds = Math.floor(now / 1000)
  switch (operation.kind) {
    case 'create':
      return insert(container, key, checkItem(operation.item), seconds)
    case 'read':
      return read(container.sql.read, operation, operation.id, seconds)
    case 'upsert': {
      const item = checkItem(operation.item)
      const found = find(container, key, item.id as string, seconds)
      checkMatch(operation, found)
      return found ? update(container, key, item, found, seconds) : insert(container, key, item, seconds)
    }
    case 'replace': {
      const item = checkItem(operation.item)
      if (item.id !== operation.id) throw badRequest('The id in the body must be the id in the address: an id cannot be changed.')
      return update(container, key, item, existing(container, operation, operation.id, seconds), seconds)
    }
    case 'delete': {
      const { row } = existing(container, operation, operation.id, seconds)
      container.sql.remove.run(row)
      return { status: 204, charge: deleteCharge(container.layout.indexes.length) }
    }
    case 'patch': {
      const { id, patch } = operation
      const found = existing(container, operation, id, seconds)
      if (patch.condition !== undefined && !meetsCondition(container, key, id, patch.condition, now)) throw preconditionFailed()
      const item = JSON.parse(String(container.sql.read.get(key, id, seconds)?.body)) as JsonObject
      applyPatch(item, patch.operations, container.key)
      return update(container, key, checkItem(item), found, seconds)
    }
  }
}

function find({ sql }: Container, key: string, id: string, seconds: number): Found | undefined {
  const row = sql.find.get(key, id)
  if (row === undefined || (row.expires !== null && Number(row.expires) <= seconds)) return undefined
  return { row: Number(row.row), etag: String(row.etag) }
}

function existing(container: Container, operation: Operation, id: string, seconds: number): Found {
  const found = find(container, operation.key, id, seconds)
  if (found === undefined) throw notFound(`Item '${id}' with partition key ${operation.key}`)
  checkMatch(operation, found)
  return found
}

function checkMatch({ ifMatch, ifNoneMatch }: Operation, found: Found | undefined) {
  if (ifMatch !== undefined && found !== undefined && ifMatch !== '*' && ifMatch !== found.etag) throw preconditionFailed()
  if (ifNoneMatch !== undefined && found !== undefined && (ifNoneMatch === '*' || ifNoneMatch === found.etag)) throw preconditionFailed()
}

/** An item as it is committed. @param now milliseconds since 1970 @throws CosmosError 404 */
export function readCommitted({ sql }: Container, operation: Operation & { kind: 'read' }, now: number): Outcome {
  return read(sql.readCommitted, operation, operation.id, Math.floor(now / 1000))
}

function read(statement: StatementSync, { key, ifNoneMatch }: Operation, id: string, seconds: number): Outcome {
  const row = statement.get(key, id, seconds)
  if (row === undefined) throw notFound(`Item '${id}' with partition key ${key}`)
  const etag = String(row.etag)
  if (ifNoneMatch === etag) return { status: 304, etag, charge: 1 }
  const body = String(row.body)
  return { status: 200, etag, body, charge: readCharge(body.length) }
}

/** Assigns the next version of an item: its text, ETag and expiry. */
function version(container: Container, key: string, item: JsonObject, row: number | undefined, ts: number) {
  if (keyOf(item, container.key) !== key) {
    throw badRequest("PartitionKey extracted from document doesn't match the one specified in the header.", 1001)
  }
  const expires = expiryOf(item, container.definition.defaultTtl, ts)
  container.sequence.reserve(1)
  const lsn = container.sequence.next()
  const rid = container.ridOf(row ?? lsn)
  const etag = etagOf(container.number, lsn)
  const text = itemText(item, { rid, self: `${container.self}docs/${rid}/`, etag, ts })
  return { expires, lsn, etag, text }
}

function insert(container: Container, key: string, item: JsonObject, ts: number): Outcome {
  const { expires, lsn, etag, text } = version(container, key, item, undefined, ts)
  const { sql, scalarsOf, keyNumber } = container
  const scalars = scalarsOf(item)
  write(container, key, ts, () => sql.insert.run(lsn, key, keyNumber(key), item.id as string, etag, ts, expires, lsn, ...scalars, text))
  container.waiting += 1
  return { status: 201, etag, body: text, charge: insertCharge(text.length, container.layout.indexes.length) }
}

function update(container: Container, key: string, item: JsonObject, found: Found, ts: number): Outcome {
  const { expires, lsn, etag, text } = version(container, key, item, found.row, ts)
  const scalars = container.scalarsOf(item)
  write(container, key, ts, () => container.update(found.row, { etag, ts, expires, lsn, text, scalars }))
  // Its row waits only if an array has changed; to fill in none costs little.
  container.waiting += 1
  return { status: 200, etag, body: text, charge: replaceCharge(text.length, container.layout.indexes.length) }
}

/** Writes, once more when an item that has expired but is not purged yet was in the way. */
function write(container: Container, key: string, seconds: number, run: () => void) {
  try {
    run()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    if (Number(container.sql.expire.run(key, seconds).changes) === 0) throw violation(error)
    try {
      run()
    } catch (again) {
      throw isUniqueViolation(again) ? violation(again) : again
    }
  }
}

const SQLITE_CONSTRAINT_UNIQUE = 2067

const isUniqueViolation = (error: unknown): error is Error & { errcode: number } =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_CONSTRAINT_UNIQUE

const violation = ({ message }: Error) =>
  message.includes('_uq_')
    ? conflict('Unique index constraint violation.')
    : conflict('Entity with the specified id already exists in the system.')
