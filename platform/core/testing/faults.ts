import type { Partition, PartitionReader } from '../store/partition.ts'
import { StoreError } from '../store/store.ts'
import { storedDocuments } from '../store/stored-documents.ts'
import { storedIn } from './stored-in.ts'

/** What happens at a numbered call of a worker to its store or files. */
export interface Fault {
  /** Calls that go well before it. */
  calls: number
  /** Killed before or after the call takes effect; or its answer is lost, and the client's own second attempt meets the first one. */
  end: 'killed before' | 'killed after' | 'answer lost'
}

/** Calls of one worker that meets its fault. After a kill every call fails. */
export const faulty = (fault: Fault) => {
  let left = fault.calls
  let dead = false

  const risk = async <T>(call: () => Promise<T>, isWrite: boolean): Promise<T> => {
    if (dead) throw new Error('killed')
    left -= 1
    if (left !== -1) return call()
    if (fault.end === 'answer lost') {
      const answer = await call()
      if (isWrite) throw new StoreError('stale', 'changed by the first attempt')
      return answer
    }
    dead = true
    if (fault.end === 'killed after') await call()
    throw new Error('killed')
  }

  const reader = (real: PartitionReader): PartitionReader => ({
    container: real.container,
    in: (container) => reader(real.in(container)),
    within: (part) => reader(real.within(part)),
    ofAllParts: () => reader(real.ofAllParts()),
    [storedDocuments]: {
      read: (id) => risk(() => storedIn(real).read(id), false),
      query: (query, page) => risk(() => storedIn(real).query(query, page), false),
      count: (query, most) => risk(() => storedIn(real).count(query, most), false),
      sums: (query, request) => risk(() => storedIn(real).sums(query, request), false),
      distinct: (query, field, most) => risk(() => storedIn(real).distinct(query, field, most), false),
    },
  })

  const partition = (real: Partition): Partition => ({
    ...reader(real),
    in: (container) => partition(real.in(container)),
    within: (part) => partition(real.within(part)),
    write: (writes) => risk(() => real.write(writes), true),
  })
  return { risk, partition }
}
