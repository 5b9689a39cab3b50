import type { ContainerName } from '../store/containers.ts'
import type { PartitionKey } from '../store/store.ts'
import type { OutdatedDocument } from './upgrade-stored.ts'

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
export type FindNaming = (query: NamingQuery) => AsyncIterable<readonly OutdatedDocument[]>
