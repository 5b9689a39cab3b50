import { Failure } from '../errors/failure.ts'
import { fieldTree, partOf } from './field-tree.ts'
import { addedUp, byPlace, matches, type Place, placeOf, textsOf } from './memory-query.ts'
import { batchLimit, type DocumentStore, type PartitionKey, type Query, type StoredDocument, StoreError, type Write } from './store.ts'

interface Entry {
  document: StoredDocument
  version: string
  expires: number
}

/** The documents of a partition. Those of a type and the unique values have maps of their own, so that nothing searches the whole partition. */
interface Entries {
  all: Map<string, Entry>
  byType: Map<string, Map<string, Entry>>
  /** The ids by the unique value of their document. */
  unique: Map<unknown, string>
}

/** The store in memory: for demo mode and for tests of use cases. Behaves as the Cosmos store does; one shared test suite holds both to it. */
export const memoryStore = (now: () => Date = () => new Date()): DocumentStore => {
  const partitions = new Map<string, Entries>()
  let clock = 0

  const entries = (container: string, partition: PartitionKey): Entries => {
    const key = JSON.stringify([container, ...partition])
    const found = partitions.get(key) ?? { all: new Map(), byType: new Map(), unique: new Map() }
    partitions.set(key, found)
    return found
  }

  const isLive = ({ expires }: Entry): boolean => expires === Number.POSITIVE_INFINITY || expires > now().getTime()

  const live = ({ all }: Entries, id: string): Entry | undefined => {
    const entry = all.get(id)
    return entry && isLive(entry) ? entry : undefined
  }

  /** Of a partition, or of all whose keys begin with this. */
  const selected = (container: string, partition: PartitionKey, query: Query): Entry[] => {
    const key = JSON.stringify([container, ...partition])
    const within = [...partitions].filter(([other]) => other === key || other.startsWith(`${key.slice(0, -1)},`))
    return within
      .flatMap(([, { byType }]) => [query.type].flat().flatMap((type) => [...(byType.get(type)?.values() ?? [])]))
      .filter((entry) => isLive(entry) && matches(entry.document, query))
  }

  const apply = (held: Entries, write: Write): string => {
    const id = idOf(write)
    const current = live(held, id)
    if (write.kind === 'create' && current) throw new StoreError('exists', `${id} exists`)
    if (write.kind !== 'create' && write.kind !== 'put' && !current) throw new StoreError('missing', `${id} is missing`)
    if ('version' in write && write.version !== undefined && write.version !== current?.version)
      throw new StoreError('stale', `${id} has changed`)
    if (write.kind === 'remove') {
      set(held, id, undefined)
      return ''
    }
    const document = write.kind === 'increment' ? added(current as Entry, write.by) : structuredClone(write.document)
    const taken = uniqueKeyOf(document)
    const holder = taken === undefined ? undefined : held.unique.get(taken)
    if (holder !== undefined && holder !== id && live(held, holder)) throw new StoreError('exists', `${taken} is taken`)
    clock += 1
    const version = `"${clock}"`
    set(held, id, {
      document,
      version,
      expires: document.ttl === undefined || document.ttl === -1 ? Number.POSITIVE_INFINITY : now().getTime() + document.ttl * 1000,
    })
    return version
  }

  return {
    read: async <T extends StoredDocument>(container: string, partition: PartitionKey, id: string) => {
      const entry = live(entries(container, partition), id)
      return entry && { document: structuredClone(entry.document) as T, version: entry.version }
    },
    query: async <T extends StoredDocument>(
      container: string,
      partition: PartitionKey,
      query: Query,
      page: { limit: number; next?: string | undefined },
    ) => {
      const keys = query.orderBy ?? []
      const order = byPlace(keys)
      const after = page.next === undefined ? undefined : placeIn(page.next, query, keys.length)
      const rows = selected(container, partition, query)
        .map((entry) => ({ ...entry, place: placeOf(entry.document, keys) }))
        .filter(({ place }) => after === undefined || order(place, after) > 0)
        .sort((left, right) => order(left.place, right.place))
      const shown = rows.slice(0, page.limit)
      const items = shown.map(({ document }) => project(document, query.fields) as T)
      const versions = shown.map(({ version }) => version)
      const last = shown.at(-1)
      return last && rows.length > shown.length ? { items, versions, next: writePlace(query, last.place) } : { items, versions }
    },
    count: async (container, partition, query, most = Number.POSITIVE_INFINITY) =>
      Math.min(selected(container, partition, query).length, most),
    sums: async (container, partition, query, request) =>
      addedUp(
        selected(container, partition, query).map(({ document }) => document),
        request,
      ),
    distinct: async (container, partition, query, field, most) =>
      textsOf(
        selected(container, partition, query).map(({ document }) => document),
        field,
      ).slice(0, most),
    write: async (container, partition, writes) => {
      if (writes.length > batchLimit) throw new StoreError('too_large', `${writes.length} writes in one batch`)
      if (JSON.stringify(writes).length > requestLimit) throw new StoreError('too_large', 'the batch is larger than 2 MB')
      const held = entries(container, partition)
      const before = new Map(writes.map((write) => [idOf(write), held.all.get(idOf(write))]))
      try {
        return writes.map((write) => apply(held, write))
      } catch (error) {
        // All of them are removed first: two may have exchanged a unique value.
        for (const id of before.keys()) set(held, id, undefined)
        for (const [id, entry] of before) set(held, id, entry)
        throw error
      }
    },
  }
}

const idOf = (write: Write): string => ('document' in write ? write.document.id : write.id)

/** Sets or removes an entry and what leads to it. A document that is not replaced by one of another type keeps its place. */
const set = ({ all, byType, unique }: Entries, id: string, entry: Entry | undefined): void => {
  const before = all.get(id)?.document
  if (before) {
    if (unique.get(uniqueKeyOf(before)) === id) unique.delete(uniqueKeyOf(before))
    if (before.type !== entry?.document.type) byType.get(before.type)?.delete(id)
  }
  if (!entry) {
    all.delete(id)
    return
  }
  all.set(id, entry)
  const { type } = entry.document
  const ofType = byType.get(type) ?? new Map<string, Entry>()
  byType.set(type, ofType.set(id, entry))
  const value = uniqueKeyOf(entry.document)
  if (value !== undefined) unique.set(value, id)
}

/** Of a request to the store, counted in characters, which is less than in bytes. */
const requestLimit = 2 * 1024 * 1024

const added = ({ document }: Entry, by: Readonly<Record<string, number>>): StoredDocument => {
  const changed = structuredClone(document)
  for (const [field, amount] of Object.entries(by)) {
    const steps = field.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], changed)
    if (typeof holder !== 'object' || holder === null) throw new TypeError(`nothing holds ${field}`)
    const numbers = holder as Record<string, number | undefined>
    numbers[last] = (numbers[last] ?? 0) + amount
  }
  return changed
}

const uniqueKeyOf = (document: StoredDocument): unknown => ('uniqueKey' in document ? document.uniqueKey : undefined)

/** A page begins after the last document of the page before, regardless of later changes; [] means a missing value. Another query has no use for it. */
const writePlace = (query: Query, place: Place): string =>
  JSON.stringify([[JSON.stringify(query)], ...place.map((value) => (value === undefined ? [] : [value]))])

const placeIn = (next: string, query: Query, keys: number): Place => {
  const parts = partsOf(next)
  const [of, ...values] = Array.isArray(parts) && parts.every(Array.isArray) ? parts.map(([value]) => value as unknown) : []
  const id = values.pop()
  if (of !== JSON.stringify(query) || typeof id !== 'string' || values.length !== keys)
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  return [...values, id]
}

const partsOf = (next: string): unknown => {
  try {
    return JSON.parse(next)
  } catch {
    return undefined
  }
}

const project = (document: StoredDocument, fields: readonly string[] | undefined): StoredDocument =>
  structuredClone(fields ? partOf(document, fieldTree(['id', ...fields])) : document) as StoredDocument
