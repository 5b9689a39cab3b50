import { type NamedPerson, personKeys } from '@auctionwiz/domain/imports/person-keys'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import {
  eraseRejectedRows,
  type RejectedRow,
  type RejectedRows,
  readRejectedRows,
  rejectedRowsNaming,
  rejectedRowsRecord,
  rowsNaming,
  withoutRows,
} from '@auctionwiz/records/rejected-rows'
import { uploadRecord } from '@auctionwiz/records/uploads'

/** Rejected rows count as data about the people they name, as long as the error file of their upload is kept. */

/** By which rows that name the person are found, under any of these records. */
export const keysOf = (records: readonly NamedPerson[]): string[] => [...new Set(records.flatMap(personKeys))]

/** How many rows of error files name the person. */
export const countRejected = async (house: PartitionReader, records: readonly NamedPerson[]): Promise<number> => {
  const keys = keysOf(records)
  let count = 0
  for await (const { document } of rejectedRowsNaming(house, keys)) count += rowsNaming(document, keys).size
  return count
}

/** A row as sent, with its position and the time of the upload. */
export interface GivenOutRow extends RejectedRow {
  type: 'rejected-row'
  upload: string
  file: string
  uploadedAt: string
}

/** The rows that name the person, upload by upload. */
export async function* rejectedToGiveOut(
  house: PartitionReader,
  files: FileStore,
  records: readonly NamedPerson[],
): AsyncGenerator<GivenOutRow[]> {
  const keys = keysOf(records)
  for await (const { document } of rejectedRowsNaming(house, keys)) {
    const upload = await readerOf(uploadRecord, house).find(document.uploadId)
    const { name = '', uploadDate = '' } = upload?.document ?? {}
    const rows = await ifFound(readRejectedRows(files, document, rowsNaming(document, keys)))
    if (rows) yield rows.map((row) => ({ type: 'rejected-row', upload: name, file: document.file, uploadedAt: uploadDate, ...row }))
  }
}

/**
 * Replaces the values of these rows in the error files, then forgets by whom they are found: interrupted before, they are found again.
 * @returns how many rows were erased.
 */
export const eraseRejected = async (house: Partition, files: FileStore, records: readonly NamedPerson[], now: Date): Promise<number> => {
  const keys = keysOf(records)
  let count = 0
  for await (const part of rejectedRowsNaming(house, keys)) count += await eraseFromPart(house, files, part, { keys, now })
  return count
}

/** A concurrent erasure of another person from the same rows does not abort the work. */
const eraseFromPart = async (
  house: Partition,
  files: FileStore,
  found: Versioned<RejectedRows>,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<number> => {
  const parts = recordsOf(rejectedRowsRecord, house)
  let part: Versioned<RejectedRows> | undefined = found
  return retryConflicts(async () => {
    const current = part ?? (await parts.find(found.document.id))
    part = undefined
    if (!current) return 0
    const rows = rowsNaming(current.document, keys)
    await ifFound(eraseRejectedRows(files, current.document, rows))
    await parts.replace(withoutRows(current.document, rows, now), current.version)
    return rows.size
  }, ['stale', 'missing'])
}
