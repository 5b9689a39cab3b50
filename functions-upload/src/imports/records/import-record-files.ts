import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { RowReader } from '@auctionwiz/domain/imports/row-reader'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { storeTakenWindow } from '../store-window.ts'
import { importTakenFiles, type RowTaker } from '../taken-windows.ts'
import type { KeyedDocument, RecordPlace, RowNoun } from './record-place.ts'
import { type MadeRecord, recordWindows } from './take-records.ts'

interface Made {
  made: MadeRecord[]
}

/** What takes the rows of files of records. */
export type RecordTaker<V> = RowTaker<V, Made>

export type TakerTask = Pick<ImportTask, 'house' | 'auctionHouseId' | 'currency' | 'timeZone' | 'now'>

/** What the taker of the rows of a kind of file is made of. @param trial a dry run: nothing is written */
export const recordTaker = <V, D extends KeyedDocument, L>(
  { house, auctionHouseId, now }: TakerTask,
  { document: { id, name, uploadedBy, correlationId }, userId, trial }: { document: UploadDocument; userId: string; trial: boolean },
  { rowNoun, reader }: { rowNoun: RowNoun<V, D, L>; reader(reading: FileReading): RowReader<V> },
): RecordTaker<V> => {
  const source = { now, actorId: userId, actorName: uploadedBy, address: 'background', correlationId }
  const place: RecordPlace = {
    ...{ house, auctionHouseId, now, trial, upload: { id, name, uploadedBy } },
    audit: (subject) => auditWrite(source, subject),
  }
  return { reader, take: recordWindows(place, rowNoun) }
}

/** Imports files of records from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importRecordFiles = <V>(
  task: ImportTask,
  readings: readonly FileReading[],
  errors: ErrorWriter,
  taker: RecordTaker<V>,
): Promise<boolean> =>
  importTakenFiles(task, readings, taker, (file, window) =>
    storeTakenWindow(task, file, window, {
      errors,
      kept: withRecords(task.session.document, window.made),
      undoable: [...window.taken.values()].some(({ outcome }) => outcome !== 'unchanged'),
    }),
  )

/** As many of the records are named with the upload. */
const shownRecords = 20

const withRecords = ({ records: known = [] }: UploadDocument, made: readonly MadeRecord[]): Pick<UploadDocument, 'records'> => {
  const all = [...known, ...made].slice(0, shownRecords)
  return all.length > 0 ? { records: all } : {}
}
