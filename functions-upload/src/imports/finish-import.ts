import { auditWrite } from '@auctionwiz/platform/core/audit'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { Logger } from '@auctionwiz/platform/core/logger'
import { removeFiles } from '../uploads/receive-files.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import type { ImportSession } from './import-session.ts'

export interface FinishTask {
  session: ImportSession
  files: FileStore
  errorPath: string
  userId: string
  now: Date
  log: Logger
}

/** The import is done: the error file is put together, the record completed with an audit event, and the uploaded files are removed. */
export const finishImport = async ({ session, files, errorPath, userId, now, log }: FinishTask): Promise<void> => {
  const { document } = session
  const errorFile = await joinErrorFile(files, errorPath, document)
  const source = { now, actorId: userId, address: 'background', correlationId: document.correlationId }
  const completion = {
    action: 'upload.complete',
    subjectType: 'upload',
    subjectId: document.id,
    subjectName: document.name,
    after: document.counts,
  }
  await session.write({ status: 'completed', progress: 100, completedDate: now.toISOString(), ...errorFile }, [
    auditWrite(source, completion),
  ])
  log.info('import completed', { uploadId: document.id, correlationId: document.correlationId, ...document.counts })
  const paths = document.files.map(({ path }) => path)
  await removeFiles(files, paths).catch((error: unknown) => log.error('uploaded files were not removed', error, { uploadId: document.id }))
}

/** The error file of what has been read so far; nothing when all rows were good. */
export const joinErrorFile = async (files: FileStore, path: string, { checkpoint }: UploadDocument): Promise<{ errorFile?: string }> => {
  if (checkpoint.errorParts === 0) return {}
  await files.joinParts(path, checkpoint.errorParts, 'text/csv; charset=utf-8')
  return { errorFile: path }
}
