import { Failure } from '../errors/failure.ts'
import { requireAppendOnly } from './append-only.ts'
import { type ContainerName, haveSameOwners, partitionKeyOf, placed } from './containers.ts'
import { requireHome } from './homes.ts'
import { type DocumentStore, isStoreError, type PartitionKey, type Query, type StoredDocument, type Write } from './store.ts'
import { type StoredDocuments, storedDocuments } from './stored-documents.ts'

/**
 * A store that can only read its one partition: what a use case that changes nothing gets. It reads declared records alone, so that nothing is read
 * unchecked.
 */
export interface PartitionReader {
  /** Where its documents are. */
  readonly container: ContainerName
  /** The same tenant's documents in another container. */
  in(container: ContainerName): PartitionReader
  /** The documents of a part of the owner's, such as the lots of an auction. */
  within(part: string): PartitionReader
  /** The owner's documents with those of all parts, for pages whose order says where the next one begins: there is no `next`. */
  ofAllParts(): PartitionReader
  /** For the readers of records alone, see `readerOf`. */
  readonly [storedDocuments]: StoredDocuments
}

/** A store bound to one partition: no call can name another tenant. */
export interface Partition extends PartitionReader {
  in(container: ContainerName): Partition
  within(part: string): Partition
  write(writes: readonly Write[]): Promise<string[]>
}

/** The same partition for what only reads: it has no way to write. */
export const readerAlone = ({ container, in: other, within, ofAllParts, [storedDocuments]: stored }: Partition): PartitionReader => ({
  container,
  in: (name) => readerAlone(other(name)),
  within: (part) => readerAlone(within(part)),
  ofAllParts,
  [storedDocuments]: stored,
})

/**
 * @param owner whose documents: the values of the container's keys
 * @param part whose documents within those, by its id; the owner's own ones without it
 */
export const partitionOf = (store: DocumentStore, container: ContainerName, owner: PartitionKey, part?: string): Partition => {
  const partition = partitionKeyOf(container, owner, part)
  const isOwn = part === undefined
  return {
    container,
    in: (other) => {
      if (!haveSameOwners(other, container)) throw new TypeError(`${other} has another partition key than ${container}`)
      return partitionOf(store, other, owner)
    },
    within: (other) => partitionOf(store, container, owner, other),
    ofAllParts: () => readerOfAll(store, container, owner),
    [storedDocuments]: documentsOf(store, container, partition, isOwn),
    write: async (writes) => {
      const batch = writes.map((write) => bound(container, partition, isOwn, write))
      const write = () => store.write(container, partition, batch)
      return write().catch(async (error: unknown) => {
        if (!isStoreError(error, 'missing') || !(await createCounters(store, container, partition, batch))) throw error
        return write()
      })
    },
  }
}

/** All documents of an owner in a container, the parts' too, for pages whose order says where the next one begins: there is no `next`. */
export const readerOfAll = (store: DocumentStore, container: ContainerName, owner: PartitionKey): PartitionReader => ({
  ...readerAlone(partitionOf(store, container, owner)),
  [storedDocuments]: documentsOf(store, container, owner, false),
})

const documentsOf = (store: DocumentStore, container: ContainerName, partition: PartitionKey, isOwn: boolean): StoredDocuments => {
  const held = (query: Query): Query => {
    for (const type of [query.type].flat()) requireHome(type, container, isOwn)
    return query
  }
  return {
    read: (id) => store.read(container, partition, id),
    query: async (query, page) => store.query(container, partition, held(query), { ...page, next: checkedNext(page.next) }),
    count: async (query, most) => store.count(container, partition, held(query), most),
    sums: async (query, request) => store.sums(container, partition, held(query), request),
    distinct: async (query, field, most) => store.distinct(container, partition, held(query), field, most),
  }
}

/**
 * Creates the documents of counters that a batch adds to and that are not there.
 * @returns whether the batch has counters. One that is there now may have been created by another writer since the batch failed.
 */
const createCounters = async (store: DocumentStore, container: ContainerName, partition: PartitionKey, batch: readonly Write[]) => {
  const counters = batch.flatMap((write) => (write.kind === 'increment' && write.empty ? [write.empty] : []))
  const stored = await Promise.all(counters.map(({ id }) => store.read(container, partition, id)))
  const missing = counters.filter((_, index) => !stored[index])
  for (const document of missing)
    await store.write(container, partition, [{ kind: 'create', document }]).catch((error: unknown) => {
      if (!isStoreError(error, 'exists')) throw error
    })
  return counters.length > 0
}

/** Where a page begins comes back from callers and travels to the store in a header, which holds printable characters alone. */
const checkedNext = (next: string | undefined): string | undefined => {
  if (next === undefined || /^[\x20-\x7e]+$/.test(next)) return next
  throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
}

const bound = (container: ContainerName, partition: PartitionKey, isOwn: boolean, write: Write): Write => {
  requireAppendOnly(write)
  if (write.kind === 'remove') return write
  const whole = (document: StoredDocument) => {
    requireHome(document.type, container, isOwn)
    return placed(container, partition, document)
  }
  if (write.kind !== 'increment') return { ...write, document: whole(write.document) }
  return write.empty ? { ...write, empty: whole(write.empty) } : write
}
