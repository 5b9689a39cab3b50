import type { Notice } from '@auctionwiz/records/notify'
import type { ImportMessage } from '../uploads/import-message.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'

/** Notifies the user who sent the files that the import ended. A retried import ends once more; its progress tells the two ends apart. */
const noticeOf = (
  { accountId, auctionHouseId, uploadId }: Pick<ImportMessage, 'accountId' | 'auctionHouseId' | 'uploadId'>,
  { name, counts, checkpoint }: UploadDocument,
  kind: Notice['kind'],
): Notice => ({
  cause: [uploadId, kind, String(checkpoint.batch)],
  kind,
  accountId,
  auctionHouseId,
  subjectId: uploadId,
  facts: { name, count: counts.recordsImported, total: counts.recordsProcessed, failed: counts.failed },
})

export const importNotice = (message: ImportMessage, document: UploadDocument): Notice =>
  noticeOf(message, document, document.counts.failed > 0 ? 'import_incomplete' : 'import_finished')

export const failureNotice = (message: ImportMessage, document: UploadDocument): Notice => noticeOf(message, document, 'import_failed')
