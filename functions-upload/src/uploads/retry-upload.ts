import type { retryUpload as endpoint, Upload } from '@auctionwiz/contracts/uploads'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { uploadWithValues } from './error-values.ts'
import type { ImportQueue } from './import-message.ts'
import { requireAddOn } from './import-options.ts'
import { hasStalled, type UploadDocument } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

/**
 * Resumes an upload where it stopped. Requeues a stalled one, in case its message was lost (the newer worker acquires the lease). Returns a
 * progressing, completed or undone one unchanged, so that repeated calls neither interrupt the worker nor fill the queue.
 */
export const retryUpload =
  ({ queue }: { queue: ImportQueue }): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { house, claims, auctionHouseId, now } = context
    const { document, version } = await readUpload(house, params.id)
    if (document.undo || (document.status !== 'error' && !hasStalled(document, now))) return uploadWithValues(house, document)
    await requireAddOn(document.category, context)
    await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: document.id, userId: claims.userId })
    return document.status === 'error' ? markPending(document, version, context) : uploadWithValues(house, document)
  }

/**
 * The message is already queued, so a worker may write before this; its state is then the answer. An erasure from the files changes the record
 * too, but resumes nothing.
 */
const markPending = async (
  { problem, completedDate: _ended, ...kept }: UploadDocument,
  version: string,
  context: HouseContext,
): Promise<Upload> => {
  const pending: UploadDocument = { ...kept, status: 'pending', movedAt: context.now.toISOString() }
  try {
    await context.house.write([
      uploadRecord.replacement(pending, version),
      context.audit({ action: 'upload.retry', subjectType: 'upload', subjectId: kept.id, subjectName: kept.name, before: { problem } }),
    ])
    return await uploadWithValues(context.house, pending)
  } catch (error) {
    if (!isStoreError(error, 'stale')) throw error
    const now = await readUpload(context.house, kept.id)
    const failedAnew = now.document.checkpoint.worker !== kept.checkpoint.worker
    if (now.document.status === 'error' && !failedAnew) return markPending(now.document, now.version, context)
    return uploadWithValues(context.house, now.document)
  }
}
