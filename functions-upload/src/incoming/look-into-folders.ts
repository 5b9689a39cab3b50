import { id } from '@auctionwiz/contracts/fields'
import type { FileEntry, FileStore } from '@auctionwiz/platform/core/files/files'
import { isPlainPath } from '@auctionwiz/platform/core/files/plain-path'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { failedPath, folderPath, sendingRecord, type WatchedFolder } from '@auctionwiz/records/incoming-folders'
import type { ImportPorts } from '../imports/import-upload.ts'
import { findFolder, sendingOf } from './folder.ts'
import type { IncomingQueue } from './incoming-message.ts'

interface Ports extends Pick<ImportPorts, 'tenant'> {
  incoming: FileStore
  incomingQueue: IncomingQueue
  watched: OpenWork<WatchedFolder>
  log: Logger
}

const minute = 60_000
/** Milliseconds until a folder is looked into again: soon while files come, since more may wait. */
const again = { busy: minute, quiet: 5 * minute }
const atOnce = 50
/** Folders of one round, and files of one folder, so that a full folder delays others little; the next round goes on. */
const most = { folders: 1_000, files: 20 }

/** Runs on a timer. Enqueues the files that wait in the folders of the houses; the worker takes each once, however often it is enqueued. */
export const lookIntoFolders = (ports: Ports) => async (): Promise<void> => {
  const { watched } = ports
  for (let looked = 0; looked < most.folders; looked += atOnce) {
    const due = await watched.due(atOnce)
    for (const one of due) {
      const { message, takenUp } = one.document
      const inMs = await lookInto(ports, message).catch(later(ports, message))
      const noted = inMs === undefined ? watched.remove(one) : watched.lookAgain(one, { inMs, takenUp })
      await noted.catch((error: unknown) => {
        // Its settings were saved at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
    if (due.length < atOnce) return
  }
}

/** A folder that cannot be read holds up no other. Of a busy service none can: the next round goes on. */
const later =
  ({ log }: Ports, { auctionHouseId }: WatchedFolder) =>
  (error: unknown): number => {
    if (busyFor(error) !== undefined) throw error
    log.error('an incoming folder could not be read', error, { auctionHouseId })
    return again.quiet
  }

/** @returns milliseconds until the folder is due again; undefined once it is off */
const lookInto = async ({ tenant, incoming, incomingQueue }: Ports, folder: WatchedFolder): Promise<number | undefined> => {
  const { accountId, auctionHouseId } = folder
  if (![accountId, auctionHouseId].every((one) => id.safeParse(one).success)) return undefined
  const { house } = tenant(accountId, auctionHouseId)
  const stored = await findFolder(house)
  if (!stored?.document.enabled) return undefined
  const isSent = sentFiles(house, folder)
  let found = 0
  for await (const { path, size, version } of incoming.list(folderPath(folder))) {
    if (!isWaiting({ path }, folder) || !(await isSent(path))) continue
    await incomingQueue.send({ accountId, auctionHouseId, path, version, size })
    found += 1
    if (found >= most.files) break
  }
  return found > 0 ? again.busy : again.quiet
}

/** What was put aside stays; what has a name that no address can hold is left to the lifecycle of the container. */
const isWaiting = ({ path }: Pick<FileEntry, 'path'>, folder: WatchedFolder): boolean =>
  !path.startsWith(failedPath(folder)) && isPlainPath(path)

/** Whether a file is to be taken: of a call only once the call was accepted, and only of one attempt at it. */
const sentFiles = (house: PartitionReader, folder: WatchedFolder) => {
  const sendings = readerOf(sendingRecord, house)
  let last: { id: string; attempt: string | undefined } | undefined
  return async (path: string): Promise<boolean> => {
    const sending = sendingOf(folder, path)
    if (!sending) return true
    // The files of a call follow each other.
    if (last?.id !== sending.id) last = { id: sending.id, attempt: (await sendings.find(sending.id))?.document.attempt }
    return last.attempt === sending.attempt
  }
}
