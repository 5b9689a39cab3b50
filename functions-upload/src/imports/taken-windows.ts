import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { RowReader } from '@auctionwiz/domain/imports/row-reader'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { originalIndex, type SourceFile } from '@auctionwiz/records/uploads'
import type { UploadDocument } from '../uploads/upload-document.ts'
import type { ImportTask } from './import-files.ts'
import { openCsv } from './open-csv.ts'
import { type GoodRow, isRejected, readWindow } from './read-window.ts'
import type { TakenRow, TakenWindow } from './store-window.ts'
import { rowWindows } from './windows.ts'

/** Writes the rows of a window in steps of its own. @returns what became of them, and what else the upload says of it */
export type TakeRows<V, Done> = (
  rows: readonly GoodRow<V>[],
  file: number,
  beforeStep: (rows: number) => Promise<void>,
) => Promise<Done & { taken: ReadonlyMap<GoodRow<V>, TakenRow> }>

/** The rows of a file of one kind: how they are read, and what takes them. */
export interface RowTaker<V, Done> {
  reader(reading: FileReading): RowReader<V>
  take: TakeRows<V, Done>
}

interface Source {
  files: FileStore
  document: UploadDocument
  step: ImportTask['step']
}

/** The windows of one file from row `done` on, each taken when it is asked for. */
export async function* takenWindows<V, Done>(
  { files, document, step }: Source,
  taker: RowTaker<V, Done>,
  reading: FileReading,
  { file: index, done }: { file: number; done: number },
): AsyncGenerator<TakenWindow<V> & Done> {
  const { files: all, mapping, category } = document
  const reader = taker.reader(reading)
  const bytes = (some: readonly SourceFile[]): number => some.reduce((sum, { size }) => sum + size, 0)
  const csv = await openCsv(files, all[index] as SourceFile, mapping, reading, importedKind(category))
  try {
    for await (const window of rowWindows(csv.rows, done)) {
      await step(0)
      const read = readWindow(window, reader)
      const good = read.filter((row): row is GoodRow<V> => !isRejected(row))
      const taken = await taker.take(good, index, step)
      const progress = Math.min(99, Math.floor((100 * (bytes(all.slice(0, index)) + window.bytes)) / bytes(all)))
      yield { ...taken, read, reader, reading, end: window.before + window.rows.length, rows: window.rows.length, progress }
    }
  } finally {
    await csv.close()
  }
}

/** Imports the files of an upload from the checkpoint on, and stores what became of each window. @returns whether all is done; else another delivery continues */
export const importTakenFiles = async <V, Done>(
  task: ImportTask,
  readings: readonly FileReading[],
  taker: RowTaker<V, Done>,
  store: (file: number, window: TakenWindow<V> & Done) => Promise<void>,
): Promise<boolean> => {
  const { document } = task.session
  const { checkpoint } = document
  let rows = 0
  for (let file = checkpoint.file; file < document.files.length; file += 1) {
    const reading = readings[originalIndex(document, file)] as FileReading
    const done = file === checkpoint.file ? checkpoint.row : 0
    for await (const window of takenWindows({ ...task, document }, taker, reading, { file, done })) {
      await store(file, window)
      rows += window.rows
      if (await task.enough(rows)) return false
    }
  }
  return true
}
