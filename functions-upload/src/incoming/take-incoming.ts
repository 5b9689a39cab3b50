import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type ArrivalDocument, arrivalRecord, type IncomingFolderDocument } from '@auctionwiz/records/incoming-folders'
import { findUpload } from '../uploads/upload-repository.ts'
import { findFolder, rightsOf } from './folder.ts'
import { checkedIncoming, type IncomingMessage } from './incoming-message.ts'
import { setAside } from './set-aside.ts'
import { type UploadArrivalPorts, uploadArrival } from './upload-arrival.ts'

export interface IncomingPorts extends UploadArrivalPorts {
  incoming: FileStore
}

/**
 * Takes a file of an incoming folder once: the id of the arrival comes from the path and the version of the file, and that of its upload from the
 * arrival. A worker that was killed at any point is followed by one that finds what it has done. The file is removed last.
 */
export const takeIncoming =
  (ports: IncomingPorts) =>
  async (delivered: unknown): Promise<void> => {
    const message = checkedIncoming(delivered)
    const { house, account } = ports.tenant(message.accountId, message.auctionHouseId)
    const folder = (await findFolder(house))?.document
    if (!folder?.enabled) return
    const rights = await rightsOf(account, message.auctionHouseId, folder)
    // The files wait until somebody who may import data has saved the settings.
    if (!rights.includes('data:import')) return
    const arrival = await claimed(house, message, ports.now())
    if (arrival.state === 'waiting') await settle(ports, message, arrival, folder, rights)
    await removed(ports, message)
  }

/** Takes a message that failed too often: its file is put aside. */
export const failIncoming =
  (ports: IncomingPorts) =>
  async (delivered: unknown): Promise<void> => {
    const message = checkedIncoming(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const folder = (await findFolder(house))?.document
    const arrival = await claimed(house, message, ports.now())
    try {
      if (arrival.state === 'waiting') await setAside(ports, message, arrival, folder, new Failure('internal'))
    } catch (error) {
      if (isGone(error)) return forgotten(house, arrival)
      throw error
    }
    await removed(ports, message)
  }

const claimed = async (house: Partition, { path, version, size }: IncomingMessage, now: Date): Promise<ArrivalDocument> => {
  const arrivals = recordsOf(arrivalRecord, house)
  const id = await derivedId('arr', path, version)
  const known = await arrivals.find(id)
  if (known) return known.document
  const document = { id, name: path.split('/').at(-1) ?? path, size, arrivedAt: now.toISOString(), state: 'waiting' as const }
  const created = await arrivals.create(document).catch((error: unknown) => {
    // Another delivery claims it at this moment.
    if (isStoreError(error, 'exists')) return readerOf(arrivalRecord, house).read(id)
    throw error
  })
  return created.document
}

const settle = async (
  ports: IncomingPorts,
  message: IncomingMessage,
  arrival: ArrivalDocument,
  folder: IncomingFolderDocument,
  rights: Parameters<typeof uploadArrival>[3]['rights'],
): Promise<void> => {
  const { house } = ports.tenant(message.accountId, message.auctionHouseId)
  const uploadId = await derivedId('upl', arrival.id)
  try {
    const isThere = (await findUpload(house, uploadId)) !== undefined
    if (!isThere) await uploadArrival(ports, message, { arrival, uploadId }, { folder, rights })
    await recordsOf(arrivalRecord, house).change(arrival.id, (one) => ({ ...one, state: 'taken', uploadId }))
  } catch (error) {
    if (isGone(error)) return forgotten(house, arrival)
    if (busyFor(error) !== undefined || !(error instanceof Failure) || error.status >= 500) throw error
    await setAside(ports, message, arrival, folder, error)
  }
}

/** The file was withdrawn, or another version has taken its place, which the next round finds. */
const isGone = (error: unknown): boolean =>
  isStoreError(error, 'stale') || (error instanceof Failure && error.code === 'not_found' && error.details?.what === 'File')

/** Unless another delivery has taken it meanwhile. */
const forgotten = async (house: Partition, { id }: ArrivalDocument): Promise<void> => {
  const arrivals = recordsOf(arrivalRecord, house)
  const stored = await arrivals.find(id)
  if (stored?.document.state === 'waiting') await arrivals.removeOnce(id, stored.version)
}

const removed = async ({ incoming }: IncomingPorts, { path, version }: IncomingMessage): Promise<void> => {
  await incoming.remove(path, version).catch((error: unknown) => {
    // Another version is there now and is taken too, or another delivery has removed it.
    if (!isStoreError(error, 'stale')) throw error
  })
}
