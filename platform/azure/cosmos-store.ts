import type { Container, PartitionKey as CosmosKey, FeedOptions, OperationInput } from '@azure/cosmos'
import { Failure } from '../core/errors/failure.ts'
import { without } from '../core/records/without.ts'
import { batchLimit, type DocumentStore, type PartitionKey, type StoredDocument, StoreError, type Write } from '../core/store/store.ts'
import type { CosmosContainers } from './cosmos-client.ts'
import { countSpec, distinctSpec, onesSpec, pageSpec, sumsSpec } from './cosmos-query.ts'
import { readTwice, writeTwice } from './second-attempt.ts'

/** The store over Cosmos DB. */
export const cosmosStore = (containers: CosmosContainers): DocumentStore => ({
  read: async <T extends StoredDocument>(name: Parameters<CosmosContainers>[0], partition: PartitionKey, id: string) => {
    // No document has an empty id. Asked for one, the SDK throws before it sends anything.
    if (id === '') return undefined
    const container = await containers(name)
    const { resource, etag } = await readTwice(() => container.item(id, key(partition)).read<T>())
    return resource && { document: withoutSystemFields(resource), version: etag }
  },

  query: async <T extends StoredDocument>(...[name, partition, query, page]: Parameters<DocumentStore['query']>) => {
    const container = await containers(name)
    const options: FeedOptions = { partitionKey: key(partition), maxItemCount: page.limit }
    if (page.next !== undefined) options.continuationToken = page.next
    const ask = () => container.items.query<T & { _etag: string }>(pageSpec(query), options).fetchNext()
    const answer = await readTwice(() => ask().catch(tokenRefused(page.next)))
    const found = answer.resources ?? []
    const rows = { items: found.map((item): T => withoutSystemFields(item)), versions: found.map(({ _etag }) => _etag) }
    return answer.continuationToken ? { ...rows, next: answer.continuationToken } : rows
  },

  count: async (name, partition, query, most) => {
    const container = await containers(name)
    const spec = most === undefined ? countSpec(query) : onesSpec(query, most)
    const { resources } = await readTwice(() =>
      container.items.query<number>(spec, { partitionKey: key(partition), maxItemCount: -1 }).fetchAll(),
    )
    return resources.reduce((sum, part) => sum + part, 0)
  },

  sums: async (name, partition, query, request) => {
    const container = await containers(name)
    const { resources } = await readTwice(() =>
      container.items.query<SumRow>(sumsSpec(query, request), { partitionKey: key(partition), maxItemCount: -1 }).fetchAll(),
    )
    const numberIn = (row: SumRow, name: string): number => (typeof row[name] === 'number' ? row[name] : 0)
    return resources.map((row) => ({
      by: request.by.map((_, index) => row[`b${index}`]),
      count: numberIn(row, 'n'),
      sums: request.of.map((_, index) => numberIn(row, `s${index}`)),
    }))
  },

  distinct: async (name, partition, query, field, most) => {
    const container = await containers(name)
    const found = new Set<string>()
    const pages = container.items.query<unknown>(distinctSpec(query, field), { partitionKey: key(partition), maxItemCount: most })
    while (pages.hasMoreResults() && found.size < most) {
      const { resources = [] } = await readTwice(() => pages.fetchNext())
      for (const value of resources) if (typeof value === 'string') found.add(value)
    }
    return [...found].slice(0, most)
  },

  write: async (name, partition, writes) => {
    const container = await containers(name)
    if (writes.length > batchLimit) throw new StoreError('too_large', `${writes.length} writes in one batch`)
    const [only] = writes
    if (!only) return []
    const alone = writes.length === 1 && only.kind !== 'increment'
    return writeTwice(writes, async () => (alone ? [await writeOne(container, partition, only)] : writeBatch(container, partition, writes)))
  },
})

type SumRow = Record<string, unknown>

// A mutable copy: the SDK's type asks for one although it does not change it.
const key = (partition: PartitionKey): CosmosKey => [...partition]

const tokenRefused =
  (next: string | undefined) =>
  (error: unknown): never => {
    if (next !== undefined && (error as { code?: unknown }).code === 400)
      throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
    throw error
  }

const systemFields = new Set(['_rid', '_self', '_etag', '_attachments', '_ts'] as const)

/** The document without what the database adds. */
export const withoutSystemFields = <T extends object>(document: T): T => without(document, systemFields) as T

type SingleWrite = Exclude<Write, { kind: 'increment' }>

const writeOne = async (container: Container, partition: PartitionKey, write: SingleWrite): Promise<string> => {
  if (write.kind === 'create') return (await container.items.create(write.document)).etag
  if (write.kind === 'put') return (await container.items.upsert(write.document)).etag
  const item = container.item(write.kind === 'remove' ? write.id : write.document.id, key(partition))
  const condition = write.version === undefined ? {} : { accessCondition: { type: 'IfMatch', condition: write.version } }
  if (write.kind === 'replace') return (await item.replace(write.document, condition)).etag
  await item.delete(condition)
  return ''
}

/** The written documents come back by their versions alone: the caller has them. */
const quiet = { contentResponseOnWriteEnabled: false }

const writeBatch = async (container: Container, partition: PartitionKey, writes: readonly Write[]): Promise<string[]> => {
  const operations = writes.map(operationsOf)
  const flat = operations.flat()
  if (flat.length > batchLimit) throw new StoreError('too_large', `${flat.length} operations in one batch`)
  const { result, code } = await container.items.batch(flat, key(partition), quiet)
  const results = result ?? []
  // The operation that failed has its own status; the others, rolled back with it, have 424.
  const failed = results.find(({ statusCode }) => statusCode >= 400 && statusCode !== 424)
  if (failed) throw Object.assign(new Error(`batch refused with ${failed.statusCode}`), { code: failed.statusCode })
  if (results.length !== flat.length) throw Object.assign(new Error(`batch answered ${code}`), { code })
  let done = 0
  return operations.map(({ length }) => {
    done += length
    return results[done - 1]?.eTag ?? ''
  })
}

/** A patch takes at most ten operations. */
const patchLimit = 10

/** Adding to many fields takes several patches, everything else one operation. */
const operationsOf = (write: Write): OperationInput[] => {
  if (write.kind !== 'increment') return [operation(write)]
  const steps = Object.entries(write.by).map(([field, value]) => ({ op: 'incr', path: `/${field.replaceAll('.', '/')}`, value }))
  const patches = Array.from({ length: Math.ceil(steps.length / patchLimit) }, (_, index) =>
    steps.slice(index * patchLimit, (index + 1) * patchLimit),
  )
  return patches.map((operations) => ({ operationType: 'Patch', id: write.id, resourceBody: { operations } }) as OperationInput)
}

const operation = (write: SingleWrite): OperationInput => {
  if (write.kind === 'create') return { operationType: 'Create', resourceBody: { ...write.document } } as OperationInput
  if (write.kind === 'put') return { operationType: 'Upsert', resourceBody: { ...write.document } } as OperationInput
  const ifMatch = write.version === undefined ? {} : { ifMatch: write.version }
  if (write.kind === 'remove') return { operationType: 'Delete', id: write.id, ...ifMatch } as OperationInput
  return { operationType: 'Replace', id: write.document.id, resourceBody: { ...write.document }, ...ifMatch } as OperationInput
}
