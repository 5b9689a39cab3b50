import { auditWrite } from '@auctionwiz/platform/core/audit'
import { isStoreError } from '@auctionwiz/platform/core/store'
import { checkedMessage } from '../uploads/import-message.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import type { ImportPorts } from './import-upload.ts'

const reasons: Record<NonNullable<UploadDocument['stoppedBy']>, string> = {
  database: 'The database was too busy to take more records.',
  storage: 'The file storage could not be reached.',
  internal: 'An unexpected error stopped the import.',
}

/** A message that failed too often: the record says so, and that it can be taken up again. An upload that went on meanwhile is left alone. */
export const failImport =
  ({ tenant, log, now }: Pick<ImportPorts, 'tenant' | 'log' | 'now'>) =>
  async (delivered: unknown): Promise<void> => {
    const { accountId, auctionHouseId, uploadId, userId } = checkedMessage(delivered)
    const { house } = tenant(accountId, auctionHouseId)
    const stored = await findUpload(house, uploadId)
    if (!stored || stored.document.status === 'completed' || stored.document.status === 'error') return
    const { counts, stoppedBy = 'database' } = stored.document
    const problem = `${reasons[stoppedBy]} ${counts.recordsProcessed} records are done and stay. Choose Retry to go on with the rest.`
    const failed: UploadDocument = { ...stored.document, status: 'error', problem }
    const source = { now: now(), actorId: userId, address: 'background', correlationId: stored.document.correlationId }
    const event = auditWrite(source, {
      action: 'upload.fail',
      subjectType: 'upload',
      subjectId: uploadId,
      subjectName: stored.document.name,
      after: { problem, ...counts },
    })
    await house.write([{ kind: 'replace', document: failed, version: stored.version }, event]).catch((error: unknown) => {
      if (!isStoreError(error, 'stale')) throw error
    })
    log.warn('import failed for good', { uploadId, correlationId: stored.document.correlationId, stoppedBy })
  }
