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

/** Counts them. */
export type CountStored = (query: StoredQuery) => Promise<number>

/** Where a document is, without its content. */
export interface DocumentPlace {
  id: string
  type: string
  /** The whole partition key. */
  partition: PartitionKey
}

/** All documents of an owner in a container, the parts' too, page by page. @param owner the first value of the partition key, such as an account */
export type FindOwned = (container: ContainerName, owner: string) => AsyncIterable<readonly DocumentPlace[]>

/** Which documents of all partitions hold one of some values in one of some fields. */
export interface NamingQuery {
  container: ContainerName
  types: readonly string[]
  /** Fields that hold one value, nested ones with dots; with `[]` behind those that hold a list. */
  fields: readonly string[]
  values: readonly string[]
}

/** Finds them page by page. Only the deletion of an account looks across tenants like this. */
export type FindNaming = (query: NamingQuery) => AsyncIterable<readonly FoundDocument[]>
