import type { createUpload as endpoint } from '@auctionwiz/contracts/uploads'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { ImportQueue } from './import-message.ts'
import type { ReadForm } from './read-form.ts'
import { type Received, receiveFiles, removeFiles } from './receive-files.ts'
import { storageFailure } from './storage-busy.ts'
import { noCounts, type UploadDocument, uploadOf } from './upload-document.ts'
import { findUpload } from './upload-repository.ts'

interface Ports {
  files: FileStore
  queue: ImportQueue
  readForm: ReadForm
}

/**
 * Files first, then the message, then the record. A message without a record comes to nothing, while a record without a message would
 * wait for ever; the worker waits a moment for the record.
 */
export const createUpload =
  ({ files, queue, readForm }: Ports): UseCase<typeof endpoint> =>
  async ({ form, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId } = context
    const id = idempotencyKey ? await derivedId('upl', auctionHouseId, idempotencyKey) : randomId('upl')
    const earlier = idempotencyKey ? await findUpload(house, id) : undefined
    if (earlier) {
      await dropRest(form.body)
      return uploadOf(earlier.document)
    }
    // Each attempt has a folder of its own, so that a failing one never removes the files of another with the same key.
    const folder = `${claims.accountId}/${auctionHouseId}/${id}/${randomId('f')}`
    const received = await receiveFiles(form, folder, readForm, files)
    const document = newUpload(id, received, context)
    try {
      await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: id, userId: claims.userId })
      await house.write([{ kind: 'create', document }, context.audit(creation(document))])
      return uploadOf(document)
    } catch (error) {
      // The record may be there all the same: the same request was answered meanwhile, or the answer to this write was lost.
      const recorded = await findUpload(house, id)
      if (recorded?.document.files[0]?.path !== document.files[0]?.path)
        await removeFiles(
          files,
          received.files.map(({ path }) => path),
        )
      if (recorded) return uploadOf(recorded.document)
      throw storageFailure(error)
    }
  }

/** The rest of a repeated request is read, since many callers only listen once they have sent everything. */
const dropRest = (body: ReadableStream<Uint8Array>): Promise<void> => body.pipeTo(new WritableStream())

const newUpload = (id: string, { fields, files }: Received, { claims, now, correlationId }: HouseContext): UploadDocument => ({
  id,
  type: 'upload',
  ...fields,
  files,
  status: 'pending',
  progress: 0,
  uploadDate: now.toISOString(),
  uploadedBy: claims.userName,
  correlationId,
  counts: noCounts,
  rowErrors: [],
  checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0 },
})

const creation = ({ id, name, category, files }: UploadDocument) => ({
  action: 'upload.create',
  subjectType: 'upload',
  subjectId: id,
  subjectName: name,
  after: { name, category, files: files.map((file) => ({ name: file.name, size: file.size })) },
})
