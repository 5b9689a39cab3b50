import { type NamedPerson, personKeys } from '@auctionwiz/domain/imports/person-keys'
import { ifFound } from '@auctionwiz/platform/core/failure'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument, type Versioned } from '@auctionwiz/platform/core/store'
import {
  eraseRejectedRows,
  type RejectedRow,
  type RejectedRows,
  readRejectedRows,
  rejectedRowsNaming,
  rowsNaming,
  withoutRows,
} from '@auctionwiz/records/rejected-rows'

/** Rows that could not be imported are held on the people they name as well, as long as the error file of their upload is kept. */

/** By which rows that name the person are found, under any of these records. */
export const keysOf = (records: readonly NamedPerson[]): string[] => [...new Set(records.flatMap(personKeys))]

/** How many rows of error files name the person. */
export const countRejected = async (house: PartitionReader, records: readonly NamedPerson[]): Promise<number> => {
  const keys = keysOf(records)
  let count = 0
  for await (const { document } of rejectedRowsNaming(house, keys)) count += rowsNaming(document, keys).size
  return count
}

/** A row as it was sent, with where it stood and when it came. */
export interface GivenOutRow extends RejectedRow {
  type: 'rejected-row'
  upload: string
  file: string
  uploadedAt: string
}

interface UploadRecord extends StoredDocument {
  name: string
  uploadDate: string
}

/** The rows that name the person, upload by upload. */
export async function* rejectedToGiveOut(
  house: PartitionReader,
  files: FileStore,
  records: readonly NamedPerson[],
): AsyncGenerator<GivenOutRow[]> {
  const keys = keysOf(records)
  for await (const { document } of rejectedRowsNaming(house, keys)) {
    const upload = await house.read<UploadRecord>(document.uploadId)
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

const attempts = 5

/** Somebody else who is erased from the same rows at the same moment does not end the work in its middle. */
const eraseFromPart = async (
  house: Partition,
  files: FileStore,
  found: Versioned<RejectedRows>,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<number> => {
  let part: Versioned<RejectedRows> | undefined = found
  for (let attempt = 1; part; attempt += 1) {
    const { document, version }: Versioned<RejectedRows> = part
    const rows = rowsNaming(document, keys)
    await ifFound(eraseRejectedRows(files, document, rows))
    try {
      await house.write([{ kind: 'replace', document: withoutRows(document, rows, now), version }])
      return rows.size
    } catch (error) {
      const met = isStoreError(error, 'stale') || isStoreError(error, 'missing')
      if (!met || attempt === attempts) throw error
      part = await house.read<RejectedRows>(document.id)
    }
  }
  return 0
}
