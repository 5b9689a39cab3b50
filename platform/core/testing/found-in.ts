import type { FindStored } from '../records/find-stored.ts'
import type { Partition } from '../store/partition.ts'
import type { PartitionKey } from '../store/store.ts'
import { storedIn } from './stored-in.ts'

/** Finds the documents of the asked types in some partitions, as `findInCosmos` finds them in all. */
export const foundIn = (...partitions: readonly { partition: Partition; key: PartitionKey }[]): FindStored =>
  async function* ({ container, types }) {
    for (const { partition, key } of partitions) {
      const { items, versions } = await storedIn(partition.in(container)).query({ type: types }, { limit: 100 })
      yield items.map((document, index) => ({ document, version: versions[index] ?? '', partition: key, writtenAt: new Date(0) }))
    }
  }
