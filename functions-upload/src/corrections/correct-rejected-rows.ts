import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { correctRejectedRows as endpoint } from '@auctionwiz/contracts/rejected-rows'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { RowOrigin } from '@auctionwiz/domain/imports/row-reader'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { rejectedRowsRecord, secondsUntil } from '@auctionwiz/records/rejected-rows'
import type { CsvRow } from '@auctionwiz/records/source-files/csv-rows'
import { keptBytes } from '@auctionwiz/records/source-files/kept-rows'
import { readingOfFile, type SourceFile, sourceFolder, uploadRecord } from '@auctionwiz/records/uploads'
import { startRun } from '../dry-runs/start-dry-run.ts'
import { importSettings } from '../imports/import-settings.ts'
import { uploadWithValues } from '../uploads/error-values.ts'
import type { ImportQueue } from '../uploads/import-message.ts'
import { requireImport, statusRightsOf } from '../uploads/import-options.ts'
import { removeFiles } from '../uploads/receive-files.ts'
import { errorsUntil, type UploadDocument } from '../uploads/upload-document.ts'
import { readUpload } from '../uploads/upload-repository.ts'
import {
  type CorrectablePart,
  type FailedRow,
  findPart,
  openRows,
  problemsOf,
  readFailed,
  requireCorrectable,
  rowName,
} from './rejected-parts.ts'
import { readReviewedRows, rewriteRows } from './reviewed-rows.ts'

interface Ports {
  files: FileStore
  errorFiles: FileStore
  queue: ImportQueue
}

type Edited = Parameters<UseCase<typeof endpoint>>[0]['body']['rows']

/** Takes corrected rows. Those that still can't be read are left as they are. */
export const correctRejectedRows =
  (ports: Ports): UseCase<typeof endpoint> =>
  async ({ params, body }, context) => {
    const upload = await readUpload(context.house, params.id)
    const { currency, timeZone } = await importSettings(context, context.auctionHouseId)
    await requireImport(upload.document.category, context)
    const correct = upload.document.status === 'review' ? correctInFile : importCorrected
    return correct(ports, upload, body.rows, { currency, timeZone, now: context.now }, context)
  }

type Correct = (
  ports: Ports,
  upload: Versioned<UploadDocument>,
  edited: Edited,
  origin: RowOrigin,
  context: HouseContext,
) => Promise<AnswerOf<typeof endpoint>>

/** Before an import the file itself is corrected, and its dry run starts again. */
const correctInFile: Correct = async ({ files, errorFiles, queue }, { document, version }, edited, origin, context) => {
  const { house, audit } = context
  const names = edited.map(({ row }) => row)
  const found = withEdits(await readReviewedRows({ files, errorFiles }, house, document, names, origin), edited)
  const { good, refused } = judged(document, found, origin)
  const upload = await uploadWithValues(house, document)
  if (good.length === 0) return { upload, taken: 0, refused }
  for (const [index, source] of document.files.entries()) {
    const own = good.filter(({ file }) => file === index)
    if (own.length > 0) await rewriteRows(files, source, own)
  }
  const beside = [uploadRecord.replacement(document, version), audit(corrected(document, good.length))]
  await startRun(queue, document, false, beside, context)
  return { upload, taken: good.length, refused }
}

/**
 * Imports corrected rows as one more file of their upload, so that they are counted, undone and erased with it. In one write the rows leave the ones
 * that failed and wait for their new outcome.
 */
const importCorrected: Correct = async ({ files, errorFiles, queue }, { document, version }, edited, origin, context) => {
  const { house, auctionHouseId, claims, can, now, audit } = context
  requireCorrectable(document)
  if (now.toISOString() > errorsUntil(document)) throw new Failure('rows_not_correctable')
  if (document.figures === 'replace' && !can('bidders:history_edit')) throw forbidden('bidders:history_edit')
  const parts = await partsOf(house, document.id, edited)
  const found = withEdits(await storedRows(errorFiles, parts, edited), edited)
  const { good, refused } = judged(document, found, origin)
  if (good.length === 0) return { upload: await uploadWithValues(house, document), taken: 0, refused }
  const added = await writeFiles(files, document, good, parts, context)
  const next = reopened(document, good, added, context)
  const changes = parts.flatMap(({ document: part, version: partVersion }) => {
    const places = good.filter((row) => row.part === part.part).map(({ at }) => at)
    if (places.length === 0) return []
    const all = [...(part.corrected ?? []), ...places]
    return [rejectedRowsRecord.replacement({ ...part, corrected: all, ttl: secondsUntil(part.until, now) }, partVersion)]
  })
  try {
    await house.write([uploadRecord.replacement(next, version), ...changes, audit(corrected(document, good.length))])
  } catch (error) {
    await removeFiles(files, added)
    throw isStoreError(error, 'stale', 'missing') ? new Failure('stale_version') : error
  }
  await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: document.id, userId: claims.userId })
  return { upload: await uploadWithValues(house, next), taken: good.length, refused }
}

const corrected = ({ id, name }: UploadDocument, rows: number) =>
  ({ action: 'upload.correct', subjectType: 'upload', subjectId: id, subjectName: name, after: { rows } }) satisfies AuditSubject

const partsOf = async (house: PartitionReader, uploadId: string, rows: Edited): Promise<CorrectablePart[]> => {
  const numbers = [...new Set(rows.map(({ row }) => Number(row.split('-')[0])))]
  const parts = await Promise.all(numbers.map((number) => findPart(house, uploadId, number)))
  return parts.filter((part) => part !== undefined)
}

const storedRows = async (errorFiles: FileStore, parts: readonly CorrectablePart[], edited: Edited): Promise<FailedRow[]> => {
  const names = new Set(edited.map(({ row }) => row))
  const rows: FailedRow[] = []
  for (const { document } of parts) {
    const wanted = openRows(document).filter(({ at }) => names.has(rowName({ part: document.part, at })))
    rows.push(...(await readFailed(errorFiles, document, wanted)))
  }
  return rows
}

/** The rows with what was changed in them. Fails with stale_version where rows were corrected or erased meanwhile, or have no such column. */
const withEdits = (rows: readonly FailedRow[], edited: Edited): FailedRow[] => {
  const edits = new Map(edited.map(({ row, cells }) => [row, cells]))
  if (rows.length !== edited.length) throw new Failure('stale_version')
  return rows.map((row) => {
    const cells = [...row.cells]
    for (const { column, value } of edits.get(rowName(row)) ?? []) {
      if (column < 0 || column >= cells.length) throw new Failure('stale_version')
      cells[column] = value
    }
    return { ...row, cells }
  })
}

const judged = (document: UploadDocument, rows: readonly FailedRow[], origin: RowOrigin) => {
  const good: FailedRow[] = []
  const refused: { row: string; problems: ReturnType<typeof problemsOf> }[] = []
  for (const row of rows) {
    const reading = readingOfFile(document, row.file)
    if (!reading) throw new Failure('rows_not_correctable')
    const problems = problemsOf(row.cells, importedKind(document.category), reading, origin)
    if (problems.length === 0) good.push(row)
    else refused.push({ row: rowName(row), problems })
  }
  return { good, refused }
}

/** A file for the rows of each file of the upload. They keep their lines, so that what becomes of them is found in the file that people have. */
const writeFiles = async (
  sources: FileStore,
  document: UploadDocument,
  rows: readonly FailedRow[],
  parts: readonly CorrectablePart[],
  { claims, auctionHouseId }: HouseContext,
): Promise<SourceFile[]> => {
  const folder = `${sourceFolder(claims.accountId, auctionHouseId)}${document.id}/${randomId('f')}`
  const added: SourceFile[] = []
  for (const index of [...new Set(rows.map(({ file }) => file))].sort((left, right) => left - right)) {
    const own = rows.filter(({ file }) => file === index).sort((left, right) => left.line - right.line)
    const layout = parts.find(({ document: { source } }) => source.file === index)?.document.source.layout ?? []
    const reading = readingOfFile(document, index)
    const path = `${folder}/${added.length}`
    const header: CsvRow = {
      cells: reading?.columns.map(({ name, field }) => name || (field ?? '-')) ?? [],
      line: reading?.headerLine ?? 1,
    }
    const size = await sources.write(path, fileOf([header, ...own.map(({ cells, line }) => ({ cells, line }))]), 'text/csv')
    added.push({ name: document.files[index]?.name ?? '', size, path, encoding: 'utf-8', corrects: { file: index, layout } })
  }
  return added
}

const fileOf = (rows: CsvRow[]): ReadableStream<Uint8Array> => {
  const batches = async function* () {
    yield rows
  }
  const bytes = keptBytes(batches(), 'utf-8')
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** The upload before the import of these rows: they count as neither read nor failed until it has come to them. */
const reopened = (
  { completedDate: _ended, ...document }: UploadDocument,
  rows: readonly FailedRow[],
  added: readonly SourceFile[],
  { can, now }: HouseContext,
): UploadDocument => {
  const { counts, checkpoint, files } = document
  const places = new Set(rows.map(({ file, line }) => `${line} ${files[file]?.name}`))
  const problems = rows.reduce((sum, row) => sum + row.problems, 0)
  return {
    ...document,
    status: 'pending',
    progress: 0,
    movedAt: now.toISOString(),
    files: [...files, ...added],
    // What the rows may do with the status of bidders is up to who corrects them.
    statusRights: statusRightsOf({ can }),
    counts: {
      ...counts,
      recordsProcessed: counts.recordsProcessed - rows.length,
      failed: counts.failed - rows.length,
      corrected: (counts.corrected ?? 0) + rows.length,
      ...(counts.problems !== undefined && { problems: counts.problems - problems }),
    },
    rowErrors: document.rowErrors.filter(({ file, row, imported }) => imported || !places.has(`${row} ${file}`)),
    checkpoint: { ...checkpoint, file: files.length, row: 0 },
  }
}
