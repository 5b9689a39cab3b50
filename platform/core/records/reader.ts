import { Failure, notFound } from '../errors/failure.ts'
import type { PartitionReader } from '../store/partition.ts'
import type { PageRequest, StoredDocument, Sums, Versioned } from '../store/store.ts'
import { storedDocuments } from '../store/stored-documents.ts'
import type { FieldPath, Listable, RecordType, Selection } from './record.ts'

/** A page of documents, each with its version. */
export interface RecordPage<D> {
  items: Versioned<D>[]
  next?: string
}

/** Lists the records of one type of one tenant, or some fields of them. What it gives has been checked against the declaration. */
export interface Lister<D, P = D> {
  page(selection: Selection<D>, page: PageRequest): Promise<RecordPage<P>>
  /** All that are selected, read page by page as they are used. */
  each(selection?: Selection<D>, pageSize?: number): AsyncGenerator<Versioned<P>>
  /** @param most where to stop counting: the answer is at most this */
  count(where?: Selection<D>['where'], most?: number): Promise<number>
  /** The different texts of a field, or with `[]` of the elements of a list; at most `most`. */
  distinct(field: FieldPath<D> | `${FieldPath<D>}[]`, most: number, where?: Selection<D>['where']): Promise<string[]>
  /** Adds up numbers of all that are selected, in groups of the same values; reads as much as a count does. */
  sums(where: Selection<D>['where'], request: { by: readonly FieldPath<D>[]; of: readonly FieldPath<D>[] }): Promise<Sums[]>
}

/** Reads one type of record of one tenant. What it gives has been checked against the declaration. */
export interface Reader<D extends StoredDocument> extends Lister<D> {
  /** Undefined where there is none, also where the id is that of another type. */
  find(id: string): Promise<Versioned<D> | undefined>
  /** @throws Failure `not_found` naming the noun */
  read(id: string): Promise<Versioned<D>>
  /** The same in the version that a caller has read. @throws Failure `stale_version` where it has changed since */
  readAt(id: string, version: string): Promise<Versioned<D>>
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const partitionFor = <D, P>({ isIn, definition }: Listable<D, P>, tenant: PartitionReader): PartitionReader =>
  isIn(tenant.container) ? tenant : tenant.in(definition.container)

/** Lists of a record or of a projection of it, within a tenant's partition. */
export function listerOf<D, P>(listed: Listable<D, P>, tenant: PartitionReader): Lister<D, P> {
  const partition = partitionFor(listed, tenant)[storedDocuments]
  const wholeOnes = async (stored: readonly Versioned<StoredDocument>[]): Promise<Versioned<StoredDocument>[]> => {
    const read = await Promise.all(stored.map((one) => (listed.needsWhole(one.document) ? partition.read(one.document.id) : one)))
    return read.filter((one) => one !== undefined)
  }
  const page = async (selection: Selection<D>, request: PageRequest): Promise<RecordPage<P>> => {
    const { items, versions, next } = await partition.query(listed.query(selection), request)
    const stored = items.map((document, index) => ({ document, version: versions[index] ?? '' }))
    const complete = items.some(listed.needsWhole) ? await wholeOnes(stored) : stored
    const read = complete.map(({ document, version }) => ({ document: listed.parse(document), version }))
    return next === undefined ? { items: read } : { items: read, next }
  }
  return {
    page,
    async *each(selection = {}, pageSize = 100) {
      let next: string | undefined
      do {
        const read = await page(selection, { limit: pageSize, next })
        yield* read.items
        next = read.next
      } while (next !== undefined)
    },
    count: (where = [], most) => partition.count(listed.query({ where }), most),
    distinct: (field, most, where = []) => partition.distinct(listed.query({ where }), field, most),
    sums: (where = [], request) => partition.sums(listed.query({ where }), request),
  }
}

/** The records of one type that a tenant's partition holds. */
export function readerOf<D extends StoredDocument>(record: RecordType<D>, tenant: PartitionReader): Reader<D> {
  const partition = partitionFor(record, tenant)[storedDocuments]
  const find = async (id: string): Promise<Versioned<D> | undefined> => {
    const stored = await partition.read(id)
    return stored && record.is(stored.document) ? { ...stored, document: record.parse(stored.document) } : undefined
  }
  const read = async (id: string): Promise<Versioned<D>> => {
    const found = await find(id)
    if (!found) throw notFound(capitalised(record.definition.names[0]))
    return found
  }
  return {
    ...listerOf(record, tenant),
    find,
    read,
    readAt: async (id, version) => {
      const found = await read(id)
      if (found.version !== version) throw new Failure('stale_version')
      return found
    },
  }
}
