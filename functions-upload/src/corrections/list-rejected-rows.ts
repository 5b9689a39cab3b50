import type { listRejectedRows as endpoint, RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { RowOrigin } from '@auctionwiz/domain/imports/row-reader'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readingOfFile } from '@auctionwiz/records/uploads'
import { importSettings } from '../imports/import-settings.ts'
import { errorsUntil, type UploadDocument } from '../uploads/upload-document.ts'
import { readUpload } from '../uploads/upload-repository.ts'
import { type FailedRow, findPart, openRows, problemsOf, readFailed, requireCorrectable, rowName } from './rejected-parts.ts'
import { listReviewed } from './reviewed-rows.ts'

interface Ports {
  files: FileStore
  errorFiles: FileStore
}

const pageSize = 50

/** A page of the rows that failed and were not corrected yet; before the import those that would fail. */
export const listRejectedRows =
  (ports: Ports): UseCase<typeof endpoint> =>
  async ({ params, query }, { house, account, auctionHouseId, now }) => {
    const { document } = await readUpload(house, params.id)
    const { currency, timeZone } = await importSettings({ house, account }, auctionHouseId)
    const from = query.page ?? 0
    const list = document.status === 'review' ? rowsToCome : failedRows
    const { rows, more } = await list(ports, house, document, { from, limit: pageSize }, { currency, timeZone, now })
    return { rows, ...(more && { nextPage: String(from + pageSize) }) }
  }

type List = (
  ports: Ports,
  house: PartitionReader,
  upload: UploadDocument,
  page: { from: number; limit: number },
  origin: RowOrigin,
) => Promise<{ rows: RejectedRow[]; more: boolean }>

/** Those that the dry run of an upload under review found. */
const rowsToCome: List = async (ports, house, document, page, origin) => {
  const { rows, more } = await listReviewed(ports, house, document, page, origin)
  return {
    rows: rows.flatMap(({ row, problems }) => {
      const reading = document.readings?.[row.file]
      const names = new Map(reading?.columns.map(({ name }, column) => [column, name]))
      return reading ? [shownRow(row, document.files[row.file]?.name ?? '', { reading, names }, problems)] : []
    }),
    more,
  }
}

/** Those of an import, in the order of its error file. */
const failedRows: List = async ({ errorFiles }, house, document, { from, limit }, origin) => {
  requireCorrectable(document)
  if (origin.now.toISOString() > errorsUntil(document)) throw new Failure('rows_not_correctable')
  const rows: RejectedRow[] = []
  let before = 0
  let more = false
  for (let number = 0; number < document.checkpoint.errorParts && !more; number += 1) {
    const part = await findPart(house, document.id, number)
    if (!part) continue
    const open = openRows(part.document)
    const wanted = open.slice(Math.max(0, from - before), Math.max(0, from + limit - before))
    more = before + open.length > from + limit
    before += open.length
    const reading = readingOfFile(document, part.document.source.file)
    if (wanted.length === 0 || !reading) continue
    const names = columnNames(part.document.columns, part.document.source.layout)
    for (const row of await readFailed(errorFiles, part.document, wanted)) {
      const read = problemsOf(row.cells, importedKind(document.category), reading, origin)
      const problems = [...whole(row), ...read, ...(read.length === 0 ? ruledOut(row, { reading, names }) : [])]
      rows.push(shownRow(row, document.files[row.file]?.name ?? '', { reading, names }, problems))
    }
  }
  return { rows, more }
}

type Problems = RejectedRow['problems']

const whole = (row: FailedRow): Problems => (row.whole === undefined ? [] : [{ field: 'row', value: '', problem: row.whole }])

/** The error file names the column before the problem; here it is the label of the field. */
const ruledOut = ({ ruledOut: one, cells }: FailedRow, { reading, names }: Source): Problems => {
  if (!one) return []
  const column = reading.columns.findIndex(({ field }) => field === one.field)
  const name = `${names.get(column) ?? ''}: `
  const problem = column >= 0 && one.problem.startsWith(name) ? one.problem.slice(name.length) : one.problem
  return [{ field: one.field, value: cells[column] ?? '', problem }]
}

interface Source {
  reading: FileReading
  names: ReadonlyMap<number, string>
}

/** What the file calls its columns, as far as that is kept. */
const columnNames = (columns: readonly string[], layout: readonly number[]): Map<number, string> =>
  new Map(layout.flatMap((own, index) => (own >= 0 ? [[own, columns[index] ?? ''] as const] : [])))

const shownRow = (row: FailedRow, file: string, { reading, names }: Source, problems: RejectedRow['problems']): RejectedRow => ({
  ...{ row: rowName(row), file, line: row.line, problems },
  cells: reading.columns.flatMap(({ field }, column) =>
    field ? [{ column, name: names.get(column) ?? '', field, value: row.cells[column] ?? '' }] : [],
  ),
})
