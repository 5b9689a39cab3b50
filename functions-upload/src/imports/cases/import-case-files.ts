import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { caseReader } from '@auctionwiz/domain/imports/row-reader'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { storeTakenWindow } from '../store-window.ts'
import { importTakenFiles, type RowTaker } from '../taken-windows.ts'
import type { CasePlace } from './case-place.ts'
import { caseWindows } from './take-windows.ts'

interface Filed {
  made: NonNullable<UploadDocument['cases']>
}

/** What takes the rows of files of legal cases. @param trial a dry run: nothing is written */
export const caseTaker = (
  task: Pick<ImportTask, 'house' | 'account' | 'auctionHouseId' | 'currency' | 'timeZone' | 'now' | 'noteCase'>,
  document: UploadDocument,
  userId: string,
  trial: boolean,
): RowTaker<CaseRow, Filed> => ({
  reader: (reading) => caseReader(reading, task),
  take: caseWindows(placeOf(task, document, userId, trial)),
})

const placeOf = (
  { house, account, auctionHouseId, timeZone, now, noteCase }: Parameters<typeof caseTaker>[0],
  { id, name, uploadedBy, correlationId }: UploadDocument,
  userId: string,
  trial: boolean,
): CasePlace => {
  const source = { now, actorId: userId, actorName: uploadedBy, address: 'background', correlationId }
  return {
    ...{ house, account, auctionHouseId, now, noteCase, trial, upload: { id, name } },
    by: { now, by: uploadedBy, upload: name, timeZone },
    author: { now, name: uploadedBy, automated: false, uploadId: id, audit: (subject) => auditWrite(source, subject) },
  }
}

/** Imports files of legal cases from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importCaseFiles = (task: ImportTask, readings: readonly FileReading[], errors: ErrorWriter): Promise<boolean> => {
  const { session, userId } = task
  return importTakenFiles(task, readings, caseTaker(task, session.document, userId, false), (file, window) =>
    storeTakenWindow(task, file, window, {
      errors,
      kept: withCases(session.document, window.made),
      undoable: [...window.taken.values()].some(({ outcome }) => outcome !== 'unchanged'),
    }),
  )
}

/** As many of the cases are named with the upload. */
const shownCases = 20

const withCases = ({ cases: known = [] }: UploadDocument, filed: Filed['made']): Pick<UploadDocument, 'cases'> => {
  const all = [...known, ...filed].slice(0, shownCases)
  return all.length > 0 ? { cases: all } : {}
}
