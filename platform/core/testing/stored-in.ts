import type { PartitionReader } from '../store/partition.ts'
import { type StoredDocuments, storedDocuments } from '../store/stored-documents.ts'

/** The documents of a partition as stored, for tests that check what is stored. */
export const storedIn = (partition: PartitionReader): StoredDocuments => partition[storedDocuments]

/** The partition with replaced reads, such as ones that count or fail. */
export const withStored = <P extends PartitionReader>(partition: P, reads: Partial<StoredDocuments>): P => ({
  ...partition,
  [storedDocuments]: { ...partition[storedDocuments], ...reads },
})
