import { notFound } from '../failure.ts'
import type { PartitionReader } from '../partition.ts'
import type { PageRequest, StoredDocument, Versioned } from '../store.ts'
import type { RecordType, Selection } from './record.ts'

/** A page of documents, each with its version. */
export interface RecordPage<D> {
  items: Versioned<D>[]
  next?: string
}

/** Reads one type of record of one tenant. What it gives has been checked against the declaration. */
export interface Reader<D extends StoredDocument> {
  /** Undefined where there is none, also where the id is that of another type. */
  find(id: string): Promise<Versioned<D> | undefined>
  /** @throws Failure `not_found` naming the noun */
  read(id: string): Promise<Versioned<D>>
  page(selection: Selection<D>, page: PageRequest): Promise<RecordPage<D>>
  /** All that are selected, read page by page as they are used. Those stored under a former type come last. */
  each(selection?: Selection<D>, pageSize?: number): AsyncGenerator<Versioned<D>>
  /** @param most where to stop counting each type: without former types the answer is at most this */
  count(where?: Selection<D>['where'], most?: number): Promise<number>
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The records of one type that a tenant's partition holds. */
export function readerOf<D extends StoredDocument>(record: RecordType<D>, tenant: PartitionReader): Reader<D> {
  const { type, formerTypes = [], container, names } = record.definition
  const partition = record.isIn(tenant.container) ? tenant : tenant.in(container)
  const types = [type, ...formerTypes]
  const find = async (id: string): Promise<Versioned<D> | undefined> => {
    const stored = await partition.read(id)
    return stored && record.is(stored.document) ? { ...stored, document: record.parse(stored.document) } : undefined
  }
  const pageOf = async (selection: Selection<D>, request: PageRequest, stored?: string): Promise<RecordPage<D>> => {
    const { items, versions, next } = await partition.query(record.query(selection, stored), request)
    const read = items.map((stored, index) => ({ document: record.parse(stored), version: versions[index] ?? '' }))
    return next === undefined ? { items: read } : { items: read, next }
  }
  return {
    find,
    page: (selection, request) => pageOf(selection, request),
    read: async (id) => {
      const found = await find(id)
      if (!found) throw notFound(capitalised(names[0]))
      return found
    },
    async *each(selection = {}, pageSize = 100) {
      for (const stored of types) {
        let next: string | undefined
        do {
          const read = await pageOf(selection, { limit: pageSize, next }, stored)
          yield* read.items
          next = read.next
        } while (next !== undefined)
      }
    },
    count: async (where = [], most) => {
      const counts = await Promise.all(types.map((stored) => partition.count(record.query({ where }, stored), most)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}
