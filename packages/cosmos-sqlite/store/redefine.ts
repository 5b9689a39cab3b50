import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { badRequest } from '../errors.ts'
import type { ContainerDefinition } from './definition.ts'

/** Refuses changes to what a container keeps for life: id, partition key and unique keys. */
export function checkReplaceable(before: ContainerDefinition, after: ContainerDefinition): void {
  if (before.id !== after.id) throw badRequest('The id of a container cannot be changed.')
  const { paths, kind } = after.partitionKey
  if (kind !== before.partitionKey.kind || !isDeepStrictEqual(paths, before.partitionKey.paths)) {
    throw badRequest('Document collection partition key cannot be changed.')
  }
  if (!isDeepStrictEqual(before.uniqueKeyPolicy, after.uniqueKeyPolicy)) throw badRequest('Unique index cannot be modified.')
}

/** Gives every item of a table the second of its expiry after the container's default has changed. */
export function recomputeExpiry(db: DatabaseSync, table: string, defaultTtl: number | undefined): void {
  if (defaultTtl === undefined) {
    db.exec(`UPDATE ${table} SET expires = NULL WHERE expires IS NOT NULL`)
    return
  }
  const fallback = defaultTtl === -1 ? 'NULL' : `ts + ${defaultTtl}`
  db.exec(`UPDATE ${table} SET expires = CASE
    WHEN json_type(doc, '$.ttl') = 'integer' AND doc ->> '$.ttl' > 0 THEN ts + (doc ->> '$.ttl')
    WHEN json_type(doc, '$.ttl') = 'integer' THEN NULL
    ELSE ${fallback} END`)
}
