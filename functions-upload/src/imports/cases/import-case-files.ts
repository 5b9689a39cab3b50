import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { caseReader } from '@auctionwiz/domain/imports/row-reader'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { originalIndex, type SourceFile } from '@auctionwiz/records/uploads'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { openCsv } from '../open-csv.ts'
import { isRejected, readWindow } from '../read-window.ts'
import { storeTakenWindow, type TakenWindow } from '../store-window.ts'
import { rowWindows } from '../windows.ts'
import type { CasePlace, GoodCaseRow } from './case-place.ts'
import { caseWindows, type DoneCases } from './take-windows.ts'

export type CaseWindow = TakenWindow<CaseRow> & DoneCases

type Reading = Pick<ImportTask, 'currency' | 'timeZone' | 'now' | 'step'> & { files: FileStore; document: UploadDocument }

/** The windows of one file from row `done` on, each taken when it is asked for. */
export async function* takenCaseWindows(
  { files, document, step, ...origin }: Reading,
  take: ReturnType<typeof caseWindows>,
  reading: FileReading,
  { file: index, done }: { file: number; done: number },
): AsyncGenerator<CaseWindow> {
  const { files: all, mapping, category } = document
  const reader = caseReader(reading, origin)
  const bytes = (some: readonly SourceFile[]): number => some.reduce((sum, { size }) => sum + size, 0)
  const csv = await openCsv(files, all[index] as SourceFile, mapping, reading, importedKind(category))
  try {
    for await (const window of rowWindows(csv.rows, done)) {
      await step(0)
      const read = readWindow(window, reader)
      const good = read.filter((row): row is GoodCaseRow => !isRejected(row))
      const taken = await take(good, index, step)
      const progress = Math.min(99, Math.floor((100 * (bytes(all.slice(0, index)) + window.bytes)) / bytes(all)))
      yield { ...taken, read, reader, reading, end: window.before + window.rows.length, rows: window.rows.length, progress }
    }
  } finally {
    await csv.close()
  }
}

export const casePlace = (
  { house, auctionHouseId, timeZone, now, noteCase }: Pick<ImportTask, 'house' | 'auctionHouseId' | 'timeZone' | 'now' | 'noteCase'>,
  { id, name, uploadedBy, correlationId }: UploadDocument,
  userId: string,
  trial: boolean,
): CasePlace => {
  const source = { now, actorId: userId, actorName: uploadedBy, address: 'background', correlationId }
  return {
    ...{ house, auctionHouseId, now, noteCase, trial, upload: { id, name } },
    by: { now, by: uploadedBy, upload: name, timeZone },
    author: { now, name: uploadedBy, automated: false, audit: (subject) => auditWrite(source, subject) },
  }
}

/** Imports files of legal cases from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importCaseFiles = async (task: ImportTask, readings: readonly FileReading[], errors: ErrorWriter): Promise<boolean> => {
  const { session } = task
  const { document } = session
  const { checkpoint } = document
  const take = caseWindows(casePlace(task, document, task.userId, false))
  let rows = 0
  for (let file = checkpoint.file; file < document.files.length; file += 1) {
    const reading = readings[originalIndex(document, file)] as FileReading
    const done = file === checkpoint.file ? checkpoint.row : 0
    for await (const window of takenCaseWindows({ ...task, document }, take, reading, { file, done })) {
      await storeTakenWindow(task, file, window, errors, withCases(session.document, window.filed))
      rows += window.rows
      if (await task.enough(rows)) return false
    }
  }
  return true
}

/** As many of the cases are named with the upload. */
const shownCases = 20

const withCases = ({ cases: known = [] }: UploadDocument, filed: DoneCases['filed']): Pick<UploadDocument, 'cases'> => {
  const all = [...known, ...filed].slice(0, shownCases)
  return all.length > 0 ? { cases: all } : {}
}
