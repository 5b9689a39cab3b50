import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { checkedMessage, type ImportMessage, notifiedOf } from '../uploads/import-message.ts'
import { isUnfinished, resultCounts, type UploadDocument } from '../uploads/upload-document.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import { failureNotice } from './import-notices.ts'
import type { ImportPorts } from './import-upload.ts'

const reasons: Record<NonNullable<UploadDocument['stoppedBy']>, string> = {
  database: 'The database was too busy to take more records.',
  internal: 'An unexpected error stopped the import.',
}

/** Records that a message failed too often and that the upload can be retried. Skips an upload that continued meanwhile. */
export const failImport =
  (ports: Pick<ImportPorts, 'tenant' | 'notify' | 'log' | 'now'>) =>
  async (delivered: unknown): Promise<void> => {
    const message = checkedMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    const first = await findUpload(house, message.uploadId)
    let stored = first
    while (stored && isUnfinished(stored.document) && isSameAttempt(stored.document, first?.document)) {
      for (const userId of notifiedOf(message)) await ports.notify(userId, failureNotice(message, stored.document))
      if (await markFailed(house, stored, message, ports)) return
      // An erasure from the files changes the record too, but resumes nothing.
      stored = await findUpload(house, message.uploadId)
    }
  }

/** Whether no worker has taken the import up or stored rows since. */
const isSameAttempt = ({ checkpoint }: UploadDocument, earlier: UploadDocument | undefined): boolean =>
  checkpoint.batch === earlier?.checkpoint.batch && checkpoint.worker === earlier.checkpoint.worker

/** Writes the failure and its audit event. @returns false when the record has changed meanwhile */
const markFailed = async (
  house: Partition,
  { document, version }: Versioned<UploadDocument>,
  { uploadId, userId }: ImportMessage,
  { log, now }: Pick<ImportPorts, 'log' | 'now'>,
): Promise<boolean> => {
  const { counts, stoppedBy = 'internal', correlationId, name } = document
  const problem = `${reasons[stoppedBy]} ${counts.recordsProcessed} records are done and stay. Choose Retry to go on with the rest.`
  const failed: UploadDocument = { ...document, status: 'error', problem }
  const source = { now: now(), actorId: userId, address: 'background', correlationId }
  const event = auditWrite(source, {
    action: 'upload.fail',
    subjectType: 'upload',
    subjectId: uploadId,
    subjectName: name,
    after: { problem, ...resultCounts(counts) },
  })
  try {
    await house.write([uploadRecord.replacement(failed, version), event])
  } catch (error) {
    if (!isStoreError(error, 'stale')) throw error
    return false
  }
  log.warn('import failed for good', { uploadId, correlationId, stoppedBy })
  return true
}
