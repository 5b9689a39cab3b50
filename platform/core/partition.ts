import { requireAppendOnly } from './audit.ts'
import { type ContainerName, containers } from './containers.ts'
import { Failure } from './failure.ts'
import type { DocumentStore, Page, PageRequest, PartitionKey, Query, StoredDocument, Versioned, Write } from './store.ts'

/** A store that can only read its one partition: what a use case that changes nothing gets. */
export interface PartitionReader {
  read<T extends StoredDocument>(id: string): Promise<Versioned<T> | undefined>
  query<T extends StoredDocument>(query: Query, page: PageRequest): Promise<Page<T>>
  /** @param most where to stop counting: the answer is at most this */
  count(query: Query, most?: number): Promise<number>
}

/** A store bound to one partition: no call can name another tenant. */
export interface Partition extends PartitionReader {
  write(writes: readonly Write[]): Promise<string[]>
}

export const partitionOf = (store: DocumentStore, container: ContainerName, partition: PartitionKey): Partition => ({
  read: (id) => store.read(container, partition, id),
  query: async (query, page) => store.query(container, partition, query, { ...page, next: checkedNext(page.next) }),
  count: (query, most) => store.count(container, partition, query, most),
  write: (writes) =>
    store.write(
      container,
      partition,
      writes.map((write) => bound(container, partition, write)),
    ),
})

/** Where a page begins comes back from callers and travels to the store in a header, which holds printable characters alone. */
const checkedNext = (next: string | undefined): string | undefined => {
  if (next === undefined || /^[\x20-\x7e]+$/.test(next)) return next
  throw new Failure('invalid_request', { fields: { page: 'Use the nextPage of the page before.' } })
}

const bound = (container: ContainerName, partition: PartitionKey, write: Write): Write => {
  requireAppendOnly(write)
  if (write.kind === 'remove' || write.kind === 'increment') return write
  const { keys, uniqueKey } = containers[container]
  const fields = Object.fromEntries(keys.map((key, index) => [key, partition[index]]))
  return { ...write, document: { ...(uniqueKey && { uniqueKey: write.document.id }), ...write.document, ...fields } }
}
