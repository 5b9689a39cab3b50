import type { ContainerName } from '../store/containers.ts'
import type { PartitionKey, StoredDocument } from '../store/store.ts'

/** Which documents of a container, of all tenants. */
export interface StoredQuery {
  container: ContainerName
  /** All documents of these types. */
  types: readonly string[]
  /** Also those of a type with fields of an older version than this one. */
  older?: { type: string; version: number }
}

/** A document as stored, of any tenant. */
export interface FoundDocument {
  document: StoredDocument
  version: string
  partition: PartitionKey
  writtenAt: Date
}

/** Finds them in all partitions of a container, page by page. Only the upgrade of stored records and the replacement of a key look across tenants. */
export type FindStored = (query: StoredQuery) => AsyncIterable<readonly FoundDocument[]>
