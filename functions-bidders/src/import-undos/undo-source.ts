import type { JobDocument, JobTools } from '@auctionwiz/platform/core/jobs/job'
import { type AuditSource, type AuditSubject, auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { ImportUndoInput } from './undo-import.ts'

/** The undo as the audit log names it. */
export interface UndoSource extends AuditSource {
  actorName: string
  uploadId: string
  /** The name of the upload. */
  upload: string
}

/** @param upload the name of the upload */
export const undoSource = (
  { input, startedById: actorId, startedBy: actorName, correlationId }: JobDocument,
  { now }: Pick<JobTools, 'now'>,
  upload: string,
): UndoSource => {
  const { uploadId, address } = input as ImportUndoInput
  return { now, actorId, actorName, address, correlationId, uploadId, upload }
}

export const authorOf = (source: UndoSource) => ({ audit: (subject: AuditSubject) => auditWrite(source, subject) })
