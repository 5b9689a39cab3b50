import { addOnOf, type Feature } from '@auctionwiz/contracts/features'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { importedCategories } from '@auctionwiz/contracts/uploads'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { findAccount } from '@auctionwiz/records/accounts'
import { importMappingRecord } from '@auctionwiz/records/import-mappings'
import type { ArrivalDocument, IncomingFolderDocument } from '@auctionwiz/records/incoming-folders'
import type { Notifier } from '@auctionwiz/records/notify'
import type { ImportPorts } from '../imports/import-upload.ts'
import { chosenOf } from '../mappings/saved-mapping.ts'
import type { ConvertTable } from '../tables/convert-table.ts'
import type { ImportQueue } from '../uploads/import-message.ts'
import { requireImport, statusRightsOf } from '../uploads/import-options.ts'
import type { ReadForm } from '../uploads/read-form.ts'
import { receiveFiles } from '../uploads/receive-files.ts'
import { startUpload } from '../uploads/start-upload.ts'
import type { UploadFields } from '../uploads/take-upload.ts'
import type { IncomingMessage } from './incoming-message.ts'

export interface UploadArrivalPorts extends Pick<ImportPorts, 'tenant'> {
  incoming: FileStore
  files: FileStore
  storedFiles: FileStore
  queue: ImportQueue
  convertTable: ConvertTable
  notify: Notifier
  log: Logger
  now(): Date
}

interface Taken {
  arrival: ArrivalDocument
  uploadId: string
}

interface OnBehalf {
  folder: IncomingFolderDocument
  /** Of the person who answers for the folder. */
  rights: readonly Permission[]
}

/**
 * Makes a file an upload, with the checks of every upload and the saved mapping. Started again for the same arrival it answers the same upload. Fails as
 * receiving does, with incoming_columns or incoming_mapping_gone, and with `stale` or not_found where the file is no longer there.
 */
export const uploadArrival = async (
  ports: UploadArrivalPorts,
  { accountId, auctionHouseId, path, version }: IncomingMessage,
  { arrival, uploadId }: Taken,
  { folder, rights }: OnBehalf,
): Promise<void> => {
  const { house, account } = ports.tenant(accountId, auctionHouseId)
  const { category, savedById: userId, savedBy: userName, notifyIds } = folder
  const can = (permission: Permission): boolean => rights.includes(permission)
  await requireImport(category, { can, requireFeature: (feature) => requireBought(account, feature) })
  const isImported = importedCategories.includes(category)
  const mapping = isImported ? await mappingOf(house, folder) : undefined
  const fields: UploadFields = {
    ...{ name: arrival.name.slice(0, 120), description: 'Incoming folder', category },
    ...mapping?.chosen,
    statusRights: statusRightsOf({ can }),
  }
  const received = await receiveFiles<UploadFields>(
    { contentType: 'application/octet-stream', body: await ports.incoming.read(path, version) },
    `${accountId}/${auctionHouseId}/${uploadId}/${randomId('f')}`,
    { ...ports, readForm: oneFile(arrival.name), convertTable: (table, write) => ports.convertTable(table, accountId, write) },
    {
      limit: uploadLimit,
      tooLarge: 'upload_too_large',
      imports: () => isImported,
      fields: () => fields,
      mapping: () => fields.mapping,
    },
  ).catch((error: unknown) => {
    const lacksColumns = mapping && error instanceof Failure && error.code === 'invalid_request'
    throw lacksColumns ? new Failure('incoming_columns', { name: mapping.name }) : error
  })
  const now = ports.now()
  const correlationId = randomId('cor')
  const source = { now, actorId: userId, actorName: userName, address: 'background', correlationId }
  const described = {
    ...{ id: uploadId, ...fields, files: received.files, fingerprint: arrival.id },
    ...(received.stored.length > 0 && { stored: received.stored }),
    ...(mapping && { savedMapping: mapping.name, choices: mapping.choices }),
  }
  await startUpload(ports, described, {
    ...{ house, auctionHouseId, now, correlationId, language: 'en' as const },
    claims: { accountId, userId, userName, notifyIds },
    audit: (subject) => auditWrite(source, subject),
  })
}

const requireBought = async (account: Partition, feature: Feature): Promise<void> => {
  const addOn = addOnOf(feature)
  const addOns = (await findAccount(account))?.document.subscription.addOns
  if (addOn && !addOns?.[addOn]) throw new Failure('feature_unavailable', { feature })
}

/** What the saved mapping decides. */
const mappingOf = async (house: Partition, { mappingId }: IncomingFolderDocument) => {
  if (mappingId === undefined) return undefined
  const stored = (await readerOf(importMappingRecord, house).find(mappingId))?.document
  if (!stored) throw new Failure('incoming_mapping_gone')
  const { mapping, choices } = chosenOf(stored.columns)
  return { name: stored.name, chosen: { mapping }, choices }
}

/** A form of one file. */
const oneFile =
  (name: string): ReadForm =>
  ({ body }, parts) =>
    parts.file('file_0', name, body)
