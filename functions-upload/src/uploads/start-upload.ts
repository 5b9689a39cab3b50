import type { Language } from '@auctionwiz/contracts/identity'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { uploadRecord } from '@auctionwiz/records/uploads'
import type { ImportQueue } from './import-message.ts'
import type { KeptOptions } from './import-options.ts'
import { removeFiles } from './receive-files.ts'
import { noCounts, type UploadDocument } from './upload-document.ts'
import { findUpload } from './upload-repository.ts'

/** Who has files imported, and where. */
export interface UploadStarter {
  house: Partition
  auctionHouseId: string
  claims: {
    accountId: string
    userId: string
    userName: string
    key?: { responsibleId: string } | undefined
    notifyIds?: readonly string[]
  }
  now: Date
  language: Language
  correlationId: string
  audit(subject: AuditSubject): Write
}

type Described = Pick<
  UploadDocument,
  'id' | 'name' | 'description' | 'category' | 'files' | 'stored' | 'fingerprint' | 'choices' | 'savedMapping'
> &
  KeptOptions & { review?: true }

interface Ports {
  files: FileStore
  queue: ImportQueue
  /** Where `stored` files are; not needed without any. */
  storedFiles?: FileStore
}

/**
 * Has files that are stored already imported: the message, then the record. A message without a record comes to nothing, while a record
 * without a message would wait for ever; the worker waits a moment for the record. Without files to import the upload is complete. An upload
 * under review waits for `startImport`.
 */
export const startUpload = async (
  { files, queue, storedFiles }: Ports,
  described: Described,
  context: UploadStarter,
): Promise<UploadDocument> => {
  const { house, claims, auctionHouseId } = context
  const document = newUpload(described, context)
  const notifyIds = claims.notifyIds ?? (claims.key && [claims.key.responsibleId])
  try {
    if (document.files.length > 0 && document.status !== 'review')
      await queue.send({
        ...{ accountId: claims.accountId, auctionHouseId, uploadId: document.id, userId: claims.userId },
        ...(notifyIds && { notifyIds }),
      })
    await house.write([uploadRecord.creation(document), context.audit(creation(document))])
    return document
  } catch (error) {
    // The record may be there all the same: the same request was answered meanwhile, or the answer to this write was lost.
    const recorded = await findUpload(house, document.id)
    if (firstPath(recorded?.document) !== firstPath(document)) {
      await removeFiles(files, document.files)
      if (storedFiles) await removeFiles(storedFiles, document.stored ?? [])
    }
    if (recorded) return sameUpload(recorded.document, document.fingerprint)
    throw error
  }
}

const firstPath = (document: UploadDocument | undefined): string | undefined =>
  [...(document?.files ?? []), ...(document?.stored ?? [])][0]?.path

/** An earlier upload by the same key, if it was of the same. Fails with idempotency_mismatch. */
export const sameUpload = (earlier: UploadDocument, fingerprint: string | undefined): UploadDocument => {
  if (earlier.fingerprint !== fingerprint) throw new Failure('idempotency_mismatch')
  return earlier
}

const newUpload = ({ review, ...described }: Described, { claims, now, language, correlationId }: UploadStarter): UploadDocument => ({
  type: 'upload',
  ...described,
  searchKey: normalizeForSearch([described.name, ...[...described.files, ...(described.stored ?? [])].map(({ name }) => name)].join(' | ')),
  ...(described.files.length > 0
    ? { status: review ? 'review' : 'pending', progress: 0 }
    : { status: 'completed', progress: 100, completedDate: now.toISOString() }),
  uploadDate: now.toISOString(),
  uploadedBy: claims.userName,
  language,
  correlationId,
  counts: noCounts,
  rowErrors: [],
  checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0, undos: 0 },
})

const creation = ({ id, name, category, files, stored = [] }: UploadDocument) =>
  ({
    action: 'upload.create',
    subjectType: 'upload',
    subjectId: id,
    subjectName: name,
    after: {
      name,
      category,
      files: [
        ...files.map(({ name, size, received = size }) => ({ name, size: received })),
        ...stored.map(({ name, size }) => ({ name, size })),
      ],
    },
  }) satisfies AuditSubject
