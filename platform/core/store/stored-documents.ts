import type { Page, PageRequest, Query, StoredDocument, SumRequest, Sums, Versioned } from './store.ts'

/**
 * Under this key a partition gives its documents as they are stored, unchecked. Only the readers of declared records use it: they check what it
 * gives. A test refuses it elsewhere.
 */
export const storedDocuments = Symbol('stored documents')

export interface StoredDocuments {
  read<T extends StoredDocument>(id: string): Promise<Versioned<T> | undefined>
  query<T extends StoredDocument>(query: Query, page: PageRequest): Promise<Page<T>>
  /** @param most where to stop counting: the answer is at most this */
  count(query: Query, most?: number): Promise<number>
  sums(query: Query, request: SumRequest): Promise<Sums[]>
  distinct(query: Query, field: string, most: number): Promise<string[]>
}
