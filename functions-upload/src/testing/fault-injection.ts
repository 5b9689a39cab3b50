import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type Fault, faulty } from '@auctionwiz/platform/core/testing/faults'
import type { ImportPorts } from '../imports/import-upload.ts'

export type { Fault }

/** The ports of a worker that meets its fault. After a kill every call fails. */
export const withFault = (ports: ImportPorts, fault: Fault): ImportPorts => {
  const { risk, partition } = faulty(fault)
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
