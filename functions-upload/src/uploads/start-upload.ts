import type { Language } from '@auctionwiz/contracts/identity'
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
  claims: { accountId: string; userId: string; userName: string }
  now: Date
  language: Language
  correlationId: string
  audit(subject: AuditSubject): Write
}

type Described = Pick<UploadDocument, 'id' | 'name' | 'description' | 'category' | 'files' | 'fingerprint'> & KeptOptions

/**
 * Has files that are stored already imported: the message, then the record. A message without a record comes to nothing, while a record
 * without a message would wait for ever; the worker waits a moment for the record.
 */
export const startUpload = async (
  { files, queue }: { files: FileStore; queue: ImportQueue },
  described: Described,
  context: UploadStarter,
): Promise<UploadDocument> => {
  const { house, claims, auctionHouseId } = context
  const document = newUpload(described, context)
  try {
    await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: document.id, userId: claims.userId })
    await house.write([uploadRecord.creation(document), context.audit(creation(document))])
    return document
  } catch (error) {
    // The record may be there all the same: the same request was answered meanwhile, or the answer to this write was lost.
    const recorded = await findUpload(house, document.id)
    if (recorded?.document.files[0]?.path !== document.files[0]?.path)
      await removeFiles(
        files,
        document.files.map(({ path }) => path),
      )
    if (recorded) return sameUpload(recorded.document, document.fingerprint)
    throw error
  }
}

/** An earlier upload by the same key, if it was of the same. Fails with idempotency_mismatch. */
export const sameUpload = (earlier: UploadDocument, fingerprint: string | undefined): UploadDocument => {
  if (earlier.fingerprint !== fingerprint) throw new Failure('idempotency_mismatch')
  return earlier
}

const newUpload = (described: Described, { claims, now, language, correlationId }: UploadStarter): UploadDocument => ({
  type: 'upload',
  ...described,
  status: 'pending',
  progress: 0,
  uploadDate: now.toISOString(),
  uploadedBy: claims.userName,
  language,
  correlationId,
  counts: noCounts,
  rowErrors: [],
  checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0 },
})

const creation = ({ id, name, category, files }: UploadDocument) =>
  ({
    action: 'upload.create',
    subjectType: 'upload',
    subjectId: id,
    subjectName: name,
    after: { name, category, files: files.map(({ name, size, received = size }) => ({ name, size: received })) },
  }) satisfies AuditSubject
