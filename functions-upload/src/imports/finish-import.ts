import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { areDisputesDue } from '@auctionwiz/records/disputes-due'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { startResults } from '@auctionwiz/records/start-results'
import { removeFiles } from '../uploads/receive-files.ts'
import { resultCounts, type UploadDocument } from '../uploads/upload-document.ts'
import type { ImportSession } from './import-session.ts'

export interface FinishTask {
  session: ImportSession
  files: FileStore
  errorFolder: string
  house: Partition
  jobs: JobQueue
  accountId: string
  auctionHouseId: string
  userId: string
  now: Date
  log: Logger
}

/**
 * The import is done: the error file is whole, the record completed with an audit event, a search for duplicates started, and the
 * uploaded files are removed.
 */
export const finishImport = async (task: FinishTask): Promise<void> => {
  const { session, files, errorFolder, userId, now, log } = task
  const { document } = session
  const errorFile = document.checkpoint.errorParts > 0 && { errorFile: errorFolder }
  const source = { now, actorId: userId, address: 'background', correlationId: document.correlationId }
  const completion = {
    action: 'upload.complete',
    subjectType: 'upload',
    subjectId: document.id,
    subjectName: document.name,
    after: resultCounts(document.counts),
  } as const
  const { name: kind } = importedKind(document.category)
  if (kind === 'sales') await settleResults(task)
  if (kind === 'cases') await settleDisputes(task)
  const bringsBidders = kind === 'bidders' || kind === 'sales'
  await session.write({ status: 'completed', progress: 100, completedDate: now.toISOString(), ...errorFile }, [
    auditWrite(source, completion),
    ...(bringsBidders && document.counts.recordsImported > 0 ? [await searchStart(task)] : []),
    ...(await rescoreStart(task)),
  ])
  log.info('import completed', { uploadId: document.id, correlationId: document.correlationId, ...resultCounts(document.counts) })
  await removeSources(document, { files, log })
}

/**
 * The files of an import that is done are of no use any more. Fails with `busy`, so that they are removed later; other failures leave them to the
 * rule that removes old files.
 */
export const removeSources = async (
  { id, files: sources }: UploadDocument,
  { files, log }: Pick<FinishTask, 'files' | 'log'>,
): Promise<void> => {
  await removeFiles(files, sources).catch((error: unknown) => {
    if (isStoreError(error, 'busy')) throw error
    log.error('uploaded files were not removed', error, { uploadId: id })
  })
}

/** A running search restarts, because the house has new bidders. */
const searchStart = async ({ session: { document }, house, jobs, accountId, auctionHouseId, userId, now }: FinishTask): Promise<Write> => {
  const { name, uploadedBy, correlationId } = document
  const claims = { accountId, userId, userName: uploadedBy }
  const starter = { house, auctionHouseId, now, correlationId, claims }
  const { write } = await startJobAnew(jobs, 'duplicates', { cause: `the import “${name}”` }, starter)
  return write
}

/** Results reach the facts of bidders as those that staff record do; the sales that are not over yet wait for their end. */
const settleResults = async ({ session: { document }, house, jobs, accountId, auctionHouseId, userId, now }: FinishTask): Promise<void> => {
  const claims = { accountId, userId, userName: document.uploadedBy }
  if (document.auctions) await startResults(jobs, { house, auctionHouseId, now, correlationId: document.correlationId, claims })
}

/** Open cases count against their bidders, as those that staff file. */
const settleDisputes = async ({
  session: { document },
  house,
  jobs,
  accountId,
  auctionHouseId,
  userId,
  now,
}: FinishTask): Promise<void> => {
  if (!(await areDisputesDue(house))) return
  const claims = { accountId, userId, userName: document.uploadedBy }
  await startResults(jobs, { house, auctionHouseId, now, correlationId: document.correlationId, claims })
}

/** Rules saved while the import ran have not reached every bidder that it wrote. */
const rescoreStart = async ({
  session: { document },
  house,
  jobs,
  accountId,
  auctionHouseId,
  userId,
  now,
}: FinishTask): Promise<Write[]> => {
  const { savedAt, savedBy = '' } = await readScoringRules(house)
  if (savedAt === undefined || savedAt < document.uploadDate) return []
  const claims = { accountId, userId, userName: savedBy }
  const starter = { house, auctionHouseId, now, correlationId: document.correlationId, claims }
  const { write } = await startJobAnew(jobs, 'rescore', { cause: `Score settings changed by ${savedBy}` }, starter)
  return [write]
}
