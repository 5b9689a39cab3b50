import type { deleteUpload as endpoint } from '@auctionwiz/contracts/uploads'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit } from '@auctionwiz/platform/core/store/store'
import { dryRunId, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { errorPartPath, rejectedRowsId, rejectedRowsRecord } from '@auctionwiz/records/rejected-rows'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { readUpload } from './upload-repository.ts'

interface Ports {
  files: FileStore
  storedFiles: FileStore
  /** For rejected rows. */
  errorFiles: FileStore
}

/**
 * Removes an upload from the history with its files and its rejected rows; what was imported stays. The record goes last, so that the same call
 * does the rest when it was interrupted. Fails with upload_running while it waits or is processed.
 */
export const deleteUpload =
  ({ files, storedFiles, errorFiles }: Ports): UseCase<typeof endpoint> =>
  async ({ params }, { house, claims, auctionHouseId, audit }) => {
    const { document, version } = await readUpload(house, params.id)
    const { id, name, status, checkpoint } = document
    if (status === 'pending' || status === 'processing') throw new Failure('upload_running')
    // A part may be stored whose rows were not counted any more.
    const parts = Array.from({ length: checkpoint.errorParts + 1 }, (_, part) => part)
    const folder = `${claims.accountId}/${auctionHouseId}/${id}`
    for (const file of document.files) await files.remove(file.path)
    for (const file of document.stored ?? []) await storedFiles.remove(file.path)
    for (const part of parts) await errorFiles.remove(errorPartPath(folder, part))
    for await (const { path } of errorFiles.list(`${folder}/dry-run/`)) await errorFiles.remove(path)
    await removeDocuments(
      house,
      parts.map((part) => rejectedRowsId(id, part)),
    )
    if (await readerOf(dryRunRecord, house).find(dryRunId(id))) await house.write([{ kind: 'remove', id: dryRunId(id) }])
    const event = audit({ action: 'upload.delete', subjectType: 'upload', subjectId: id, subjectName: name })
    await recordsOf(uploadRecord, house).remove(id, version, [event])
    return { success: true }
  }

const removeDocuments = async (house: Partition, ids: readonly string[]): Promise<void> => {
  const found = await Promise.all(ids.map((id) => readerOf(rejectedRowsRecord, house).find(id)))
  const writes = found.flatMap((stored) => (stored ? [{ kind: 'remove', id: stored.document.id } as const] : []))
  for (let start = 0; start < writes.length; start += batchLimit) await house.write(writes.slice(start, start + batchLimit))
}
