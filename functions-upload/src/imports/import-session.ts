import { type FileReading, namelessReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type BidderWrite, writeBidders } from '@auctionwiz/records/bidder-writes'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { shownErrors, type UploadCounts, type UploadDocument } from '../uploads/upload-document.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import type { PlannedBatch } from './plan-window.ts'
import { conflictWrites } from './row-conflicts.ts'
import { undoOf } from './undo-of-batch.ts'

/**
 * A worker's lease of an upload. Every write replaces the upload under its known version, so that a worker stops when another
 * acquired the lease, and rows and counts are stored together or not at all.
 */
export interface ImportSession {
  readonly document: UploadDocument
  /** Changes the upload, with other writes in the same batch. */
  write(change: Partial<UploadDocument>, others?: readonly Write[]): Promise<void>
  /** Changes the upload and bidders with other writes in the same batch. @returns the versions of the bidders, then of the others. */
  writeBidders(change: Partial<UploadDocument>, bidders: readonly BidderWrite[], others: readonly Write[]): Promise<string[]>
}

const sessionOf = (house: Partition, stored: UploadDocument, storedVersion: string, now: () => Date): ImportSession => {
  let document = stored
  let version = storedVersion
  return {
    get document() {
      return document
    },
    write: async (change, others = []) => {
      const next = withoutUsed({ ...document, ...change, movedAt: now().toISOString() })
      const [own = ''] = await house.write([uploadRecord.replacement(next, version), ...others])
      document = next
      version = own
    },
    writeBidders: async (change, bidders, others) => {
      const next: UploadDocument = { ...document, ...change, movedAt: now().toISOString() }
      const versions = await writeBidders(house, bidders, [...others, uploadRecord.replacement(next, version)])
      document = next
      version = versions.pop() ?? ''
      return versions
    },
  }
}

/**
 * Removes the column mapping once all rows are imported, because nothing uses it any more. Column names that a user wrote stay only if they are those
 * of a header: a first line that the user had to map may be a record.
 */
const withoutUsed = ({ mapping, choices, readings, ...rest }: UploadDocument): UploadDocument => {
  if (rest.status !== 'completed')
    return { ...rest, ...(mapping && { mapping }), ...(choices && { choices }), ...(readings && { readings }) }
  const kind = importedKind(rest.category)
  const isHeader = ({ columns }: FileReading): boolean => kind.mapHeaders(columns.map(({ name }) => name)).missing.length === 0
  return { ...rest, ...(readings && { readings: readings.map((reading) => (isHeader(reading) ? reading : namelessReading(reading))) }) }
}

/** Acquires the lease of an upload from any former worker. Undefined when it does not exist, is completed or was undone. */
export const acquireLease = (house: Partition, uploadId: string, worker: string, now: () => Date): Promise<ImportSession | undefined> => {
  return retryConflicts(async () => {
    const stored = await findUpload(house, uploadId)
    if (!stored || stored.document.status === 'completed' || stored.document.undo) return undefined
    const { problem: _problem, stoppedBy: _stopped, ...document } = stored.document
    const session = sessionOf(house, document, stored.version, now)
    await session.write({ status: 'processing', checkpoint: { ...document.checkpoint, worker } })
    return session
  })
}

/** The current upload, if this worker still has the lease. */
export const ownsLease = async (
  house: Partition,
  uploadId: string,
  worker: string,
  now: () => Date,
): Promise<ImportSession | undefined> => {
  const stored = await findUpload(house, uploadId)
  const ours = stored?.document.status === 'processing' && stored.document.checkpoint.worker === worker
  return ours ? sessionOf(house, stored.document, stored.version, now) : undefined
}

interface Place {
  file: number
  progress: number
  errorParts: number
}

/** Stores the bidders of a batch together with what the upload then counts. */
export const storeBatch = async (session: ImportSession, batch: PlannedBatch, { file, progress, errorParts }: Place): Promise<void> => {
  const { id, counts, rowErrors, checkpoint } = session.document
  const undo = checkpoint.undos === undefined ? undefined : undoOf(id, checkpoint.undos, batch)
  const versions = await session.writeBidders(
    {
      counts: summed(counts, batch.counts),
      ...(batch.notices.length > 0 && { notices: [...(session.document.notices ?? []), ...batch.notices].slice(0, shownErrors) }),
      rowErrors: batch.rejected.length === 0 ? rowErrors : [...rowErrors, ...batch.rejected].slice(0, shownErrors),
      progress: Math.max(session.document.progress, progress),
      checkpoint: {
        ...checkpoint,
        ...{ file, row: batch.row, batch: checkpoint.batch + 1, errorParts },
        ...(undo && { undos: (checkpoint.undos ?? 0) + 1 }),
      },
    },
    batch.writes.map(({ slot: { version }, bidder, before }): BidderWrite => {
      if (version === undefined || before === undefined) return { after: bidder }
      return { before, after: { ...bidder, version } }
    }),
    [...batch.conflicts.flatMap(({ slot: { version }, after }) => conflictWrites({ ...after, version })), ...(undo ? [undo] : [])],
  )
  for (const [index, { slot }] of batch.writes.entries()) slot.version = versions[index]
  let index = batch.writes.length
  for (const { slot, after } of batch.conflicts) {
    slot.version = versions[index]
    index += after.undo ? 2 : 1
  }
}

export const summed = (left: UploadCounts, right: UploadCounts): UploadCounts => ({
  recordsProcessed: left.recordsProcessed + right.recordsProcessed,
  recordsImported: left.recordsImported + right.recordsImported,
  duplicates: left.duplicates + right.duplicates,
  failed: left.failed + right.failed,
  ...(left.conflicts || right.conflicts ? { conflicts: (left.conflicts ?? 0) + (right.conflicts ?? 0) } : {}),
  ...(left.incomplete || right.incomplete ? { incomplete: (left.incomplete ?? 0) + (right.incomplete ?? 0) } : {}),
  ...(left.problems || right.problems ? { problems: (left.problems ?? 0) + (right.problems ?? 0) } : {}),
  ...(left.corrected && { corrected: left.corrected }),
  ...(left.notices || right.notices ? { notices: (left.notices ?? 0) + (right.notices ?? 0) } : {}),
})
