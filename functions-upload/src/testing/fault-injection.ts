import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { storedDocuments } from '@auctionwiz/platform/core/store/stored-documents'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { ImportPorts } from '../imports/import-upload.ts'

/** What happens at a numbered call of a worker to its store or files. */
export interface Fault {
  /** Calls that go well before it. */
  calls: number
  /** Killed before or after the call takes effect; or its answer is lost, and the client's own second attempt meets the first one. */
  end: 'killed before' | 'killed after' | 'answer lost'
}

/** The ports of a worker that meets its fault. After a kill every call fails. */
export const withFault = (ports: ImportPorts, fault: Fault): ImportPorts => {
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

  const partition = (real: Partition): Partition => ({
    container: real.container,
    in: (container) => partition(real.in(container)),
    within: (part) => partition(real.within(part)),
    ofAllParts: real.ofAllParts,
    [storedDocuments]: {
      read: (id) => risk(() => storedIn(real).read(id), false),
      query: (query, page) => risk(() => storedIn(real).query(query, page), false),
      count: (query, most) => risk(() => storedIn(real).count(query, most), false),
      sums: (query, request) => risk(() => storedIn(real).sums(query, request), false),
      distinct: (query, field, most) => risk(() => storedIn(real).distinct(query, field, most), false),
    },
    write: (writes) => risk(() => real.write(writes), true),
  })
  const { files } = ports
  const mortalFiles: FileStore = {
    ...files,
    read: (path) => risk(() => files.read(path), false),
    remove: (path) => risk(() => files.remove(path), false),
  }
  const { errorFiles } = ports
  const mortalErrorFiles: FileStore = {
    ...errorFiles,
    reserve: (...file) => risk(() => errorFiles.reserve(...file), false),
    writeText: (...file) => risk(() => errorFiles.writeText(...file), true),
  }
  return {
    ...ports,
    files: mortalFiles,
    errorFiles: mortalErrorFiles,
    tenant: (...ids) => {
      const { house, account } = ports.tenant(...ids)
      return { house: partition(house), account: partition(account) }
    },
    queue: { send: (one) => risk(() => ports.queue.send(one), false) },
  }
}
