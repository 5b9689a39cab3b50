import type { undoImport as endpoint } from '@auctionwiz/contracts/import-undo'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobDocument, type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { requireUndoable, undoPermission } from './undoable-upload.ts'

export interface ImportUndoInput {
  uploadId: string
  /** Network address of the caller. */
  address: string
  /** What earlier runs did to bidders before they were interrupted for good. */
  before?: Record<string, number>
}

const countedBefore = (earlier: JobDocument | undefined, uploadId: string): Record<string, number> => {
  const input = earlier?.input as ImportUndoInput | undefined
  if (!earlier || input?.uploadId !== uploadId) return {}
  const names = new Set([...Object.keys(input.before ?? {}), ...Object.keys(earlier.result)])
  return Object.fromEntries([...names].map((name) => [name, (input.before?.[name] ?? 0) + (earlier.result[name] ?? 0)]))
}

/** Starts the undo of an import: one at a time in a house, and once for each import. Its records are removed, so that needs the right to delete. */
export const undoImport =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params: { id } }, context) => {
    const { house, auctionHouseId, claims, can, now, audit, address } = context
    const { document, version } = await readerOf(uploadRecord, house).read(id)
    const permission = undoPermission(document)
    if (!can(permission)) throw forbidden(permission, auctionHouseId)
    const earlier = (await readJob(house, 'undo-import'))?.document
    const rests = !isUnderWay(earlier, now)
    requireUndoable(document, now, rests)
    if (!rests) throw new Failure('bulk_running')
    const input: ImportUndoInput = { uploadId: id, address, before: countedBefore(earlier, id) }
    const { write, job } = await startJob(queue, 'undo-import', input, context)
    const undo = { at: now.toISOString(), by: claims.userName }
    const event = audit({ action: 'upload.undo', subjectType: 'upload', subjectId: id, subjectName: document.name })
    await house.write([write, uploadRecord.replacement({ ...document, undo }, version), event]).catch((error: unknown) => {
      // The upload was changed, or another undo started, at the same moment.
      throw isStoreError(error, 'stale', 'exists') ? new Failure('stale_version') : error
    })
    return job
  }
