import type { Partition } from './partition.ts'
import { isStoreError, type StoredDocument, type Write } from './store.ts'

/** What a write adds to a document of counters. */
export interface Counter {
  /** The document of counters as it is before anything was counted. */
  empty: StoredDocument
  /** What is added, by dotted field. Nothing is written where there is nothing to add. */
  by: Readonly<Record<string, number>>
}

/** Writes, and adds to the counters in the same batch; the document of counters is made when it is first needed. @returns the versions of `writes`. */
export const countedWrite = async (partition: Partition, writes: readonly Write[], { empty, by }: Counter): Promise<string[]> => {
  if (Object.keys(by).length === 0) return partition.write(writes)
  const all: Write[] = [...writes, { kind: 'increment', id: empty.id, by }]
  const versions = await partition.write(all).catch(async (error: unknown) => {
    // Either the counters or something that the writes name is missing.
    if (!isStoreError(error, 'missing') || (await partition.read(empty.id))) throw error
    await partition.write([{ kind: 'create', document: empty }]).catch((failure: unknown) => {
      if (!isStoreError(failure, 'exists')) throw failure
    })
    return partition.write(all)
  })
  return versions.slice(0, writes.length)
}
