import { importUndoDays, keptRecordReasons } from '@auctionwiz/contracts/import-undo'
import { uploadedRecord } from '@auctionwiz/contracts/uploads'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { aboutSteps, stepRows } from './import-steps.ts'

/**
 * What imports of records did that are written whole, such as inventory items: it lies beside them, so that each step writes it with them in one batch.
 */

const kept = importUndoDays * 86_400

export const importStepRecord = record({
  type: 'import-step',
  container: 'inventory',
  names: ['step of an import', 'steps of imports'],
  about: aboutSteps('the records'),
  fields: () => ({
    rows: stepRows(),
    /** The first that it made. */
    made: z.array(uploadedRecord),
  }),
  ttl: kept,
  personalData: 'none',
})
export type ImportStepDocument = DocumentOf<typeof importStepRecord>

export const recordChangeRecord = record({
  type: 'record-change',
  container: 'inventory',
  names: ['undo of a step of an import', 'undos of steps of imports'],
  about:
    'What a step of an import did to records, written in its batch: which it made, and what the others were, each with a sum that shows whether it was edited since.',
  fields: () => ({
    uploadId: z.string(),
    /** The order of the steps of an upload. */
    place: z.int(),
    records: z.array(
      z.object({
        id: z.string(),
        /** The sum after the step. */
        sum: z.string(),
        /** What it was; a record that the step made has nothing here. Fields that were empty have no value. */
        before: z.exactOptional(z.object({ sum: z.string(), fields: z.array(z.string()), values: z.record(z.string(), z.unknown()) })),
      }),
    ),
    recordIds: z.array(z.string()),
  }),
  indexes: { fields: ['recordIds[]'], composite: [['uploadId', 'place']] },
  ttl: kept,
  personalData: {
    of: 'outsider',
    exported: false,
    erasure: { kept: 'The store removes it when the time to undo is over.' },
  },
})
export type RecordChange = DocumentOf<typeof recordChangeRecord>
export type ChangedRecord = RecordChange['records'][number]

/** More rows than a file has. */
const rowsOfFile = 100_000_000

export const recordChangePlace = (file: number, row: number): number => file * rowsOfFile + row

export const recordChangeId = (uploadId: string, file: number, row: number): string => `was:${uploadId}:${file}:${row}`

export const recordUndoRecord = record({
  type: 'record-undo',
  container: 'inventory',
  names: ['count of an undo of an import', 'counts of undos of imports'],
  about: 'How many records the undo of an import removed and restored. Each batch of the undo adds to it.',
  fields: () => ({ uploadId: z.string(), removed: z.int(), restored: z.int() }),
  ttl: kept,
  personalData: 'none',
})

export const recordUndoId = (uploadId: string): string => `undone:${uploadId}`

/** What an undo did to records. */
export type RecordUndoCounts = Pick<DocumentOf<typeof recordUndoRecord>, 'removed' | 'restored'>

/** The write that counts what a batch of the undo does. */
export const countUndoneRecords = (uploadId: string, counts: RecordUndoCounts): Write => ({
  kind: 'increment',
  id: recordUndoId(uploadId),
  by: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  empty: recordUndoRecord.document({ id: recordUndoId(uploadId), uploadId, removed: 0, restored: 0 }),
})

export const keptRecordRecord = record({
  type: 'record-kept',
  container: 'bidders',
  names: ['record kept by an undo', 'records kept by undos'],
  about: 'A record that the undo of an import left as it is, and why. It is named by its id alone.',
  fields: () => ({ uploadId: z.string(), recordId: z.string(), reason: z.enum(keptRecordReasons) }),
  indexes: { fields: ['uploadId'] },
  ttl: kept,
  personalData: 'none',
})

export const keptRecordId = (uploadId: string, recordId: string): string => `kept:${uploadId}:record:${recordId}`
