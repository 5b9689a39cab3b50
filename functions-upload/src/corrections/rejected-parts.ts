import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { RowProblem } from '@auctionwiz/domain/imports/import-row'
import type { ImportedKind } from '@auctionwiz/domain/imports/imported-kind'
import { type RowOrigin, rowReader } from '@auctionwiz/domain/imports/row-reader'
import { Failure, ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { erasedMark, type RejectedRows, rejectedLines, rejectedRowsId, rejectedRowsRecord } from '@auctionwiz/records/rejected-rows'
import { isUnfinished, type UploadDocument } from '../uploads/upload-document.ts'

/** A row that failed, with the cells of its own file. */
export interface FailedRow {
  part: number
  /** Its place within the part. */
  at: number
  /** The index of its file. */
  file: number
  line: number
  /** How many problems it was counted with. */
  problems: number
  /** What is wrong with the row as a whole, in the language of the error file. */
  whole?: string
  /** Why the records of the house rule it out, though it can be read. */
  ruledOut?: { field: string; problem: string }
  cells: string[]
}

export const rowName = ({ part, at }: Pick<FailedRow, 'part' | 'at'>): string => `${part}-${at}`

/** Rows are corrected once an import is over, and as long as it isn't undone. Fails with upload_running or rows_not_correctable. */
export const requireCorrectable = (upload: UploadDocument): void => {
  if (isUnfinished(upload)) throw new Failure('upload_running')
  if (upload.status !== 'completed' || upload.undo) throw new Failure('rows_not_correctable')
}

/** A part of the error file that has rows to correct. */
export type CorrectablePart = Versioned<RejectedRows & Required<Pick<RejectedRows, 'source'>>>

/** A part as it is stored; undefined when it is gone, or older than correcting. */
export const findPart = async (house: PartitionReader, uploadId: string, part: number): Promise<CorrectablePart | undefined> => {
  const found = await readerOf(rejectedRowsRecord, house).find(rejectedRowsId(uploadId, part))
  const source = found?.document.source
  return found && source && { ...found, document: { ...found.document, source } }
}

/** Which rows of a part failed and were not corrected yet, by place. */
export const openRows = ({ source, corrected = [] }: CorrectablePart['document']) => {
  const done = new Set(corrected)
  return source.failed.filter(({ at }) => !done.has(at))
}

/** The rows of a part with their cells. A row that was erased for the person it named is left out. */
export const readFailed = async (
  files: FileStore,
  document: CorrectablePart['document'],
  wanted: ReturnType<typeof openRows>,
): Promise<FailedRow[]> => {
  const lines = (await ifFound(rejectedLines(files, document))) ?? []
  const { file, layout } = document.source
  return wanted.flatMap(({ at, line, problems, whole, ruledOut }) => {
    const shown = lines[at]
    if (!shown || shown.includes(erasedMark)) return []
    const cells: string[] = []
    for (const [index, own] of layout.entries()) if (own >= 0) cells[own] = shown[index] ?? ''
    const issues = shown[document.width] ?? ''
    // Without the row's number before it.
    const said = issues.slice(issues.indexOf(': ') + 2)
    return [
      {
        ...{ part: document.part, at, file, line, problems, cells: Array.from(cells, (cell) => cell ?? '') },
        ...(whole && { whole: said }),
        ...(ruledOut !== undefined && { ruledOut: { field: ruledOut, problem: said } }),
      },
    ]
  })
}

/** What is wrong with a row as it is now; nothing when it can be imported. */
export const problemsOf = (cells: readonly string[], kind: ImportedKind, reading: FileReading, origin: RowOrigin): RowProblem[] => {
  const result = rowReader(kind, reading, origin).read(cells)
  return result.ok ? [] : result.errors
}
