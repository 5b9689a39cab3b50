import type { Partition } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument, type Write } from '@auctionwiz/platform/core/store'

const races = 6

/**
 * Changes a document whoever else changes it meanwhile: reads it, writes the change with the version read, and starts over when it lost.
 * `change` returns undefined when there is nothing to write; `beside` are the writes of the same batch. @returns the document as it is then,
 * undefined when there is none.
 */
export const changeDocument = async <T extends StoredDocument>(
  partition: Partition,
  id: string,
  change: (document: T) => T | undefined,
  beside: (after: T, before: T) => readonly Write[] = () => [],
): Promise<T | undefined> => {
  for (let race = 1; ; race += 1) {
    const stored = await partition.read<T>(id)
    if (!stored) return undefined
    const after = change(stored.document)
    if (!after) return stored.document
    try {
      await partition.write([{ kind: 'replace', document: after, version: stored.version }, ...beside(after, stored.document)])
      return after
    } catch (error) {
      if (!isStoreError(error, 'stale') || race === races) throw error
    }
  }
}

/** Uses something up: removes it as it was read. @returns false when somebody else did so first. */
export const removeOnce = async (partition: Partition, id: string, version: string, beside: readonly Write[] = []): Promise<boolean> => {
  try {
    await partition.write([{ kind: 'remove', id, version }, ...beside])
    return true
  } catch (error) {
    if (isStoreError(error, 'stale') || isStoreError(error, 'missing')) return false
    throw error
  }
}
