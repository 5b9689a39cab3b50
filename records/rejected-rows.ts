import { csvLine, restoreFormula } from '@auctionwiz/domain/imports/csv'
import { csvLines } from '@auctionwiz/domain/imports/csv-lines'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Versioned } from '@auctionwiz/platform/core/store'

/** Rows of an upload that were not imported: their cells are in a part of its error file, what they are found by in a document for the part. */
export interface RejectedRows extends StoredDocument {
  type: 'rejected-rows'
  uploadId: string
  /** The file of the upload that they stand in. */
  file: string
  /** Which part of the error file, from 0, and where it is kept. */
  part: number
  path: string
  /** The names of the columns of the error file, as far as they are kept, and how many there are: what is wrong with a row comes after them. */
  columns: string[]
  width: number
  /** By what people in the rows are found, and for each of these the rows that it stands for, counted from 0 within the part. */
  people: string[]
  rowsOf: number[][]
  /** The values of the problems that the upload's record shows, by line of the file and field; without a value where it was erased. */
  values: RejectedValue[]
  /** The upload, when there are such values. */
  shownFor?: string
  /** ISO 8601; the part and this are gone after it. */
  until: string
}

export interface RejectedValue {
  /** The row, as in `rowsOf`. */
  at: number
  line: number
  field: string
  value?: string
}

/** Spreadsheets read a file as UTF-8 when it begins so. */
export const byteOrderMark = '\ufeff'

export const errorFileType = 'text/csv; charset=utf-8'

/** Where a part of an upload's error file is kept. */
export const errorPartPath = (folder: string, part: number): string => `${folder}/${String(part).padStart(6, '0')}.csv`

/** The document for a part of an upload's error file. */
export const rejectedRowsId = (uploadId: string, part: number): string => `rej_${uploadId.slice(4)}_${part}`

/** What stands for a value that was erased. */
export const erasedMark = '[erased]'

/** Seconds until an instant, one at least. */
export const secondsUntil = (until: string, now: Date): number => Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))

const pageSize = 20

export const rejectedRowsQuery = (key: string) => ({ type: 'rejected-rows', where: [{ field: 'people', containsAll: [key] }] })

/** The parts of error files with rows that name one of these people, each once. @param keys as `personKeys` gives them */
export async function* rejectedRowsNaming(house: PartitionReader, keys: readonly string[]): AsyncGenerator<Versioned<RejectedRows>> {
  const seen = new Set<string>()
  for (const key of new Set(keys)) {
    let next: string | undefined
    do {
      const page = await house.query<RejectedRows>(rejectedRowsQuery(key), { limit: pageSize, next })
      for (const [index, document] of page.items.entries()) {
        if (seen.has(document.id)) continue
        seen.add(document.id)
        yield { document, version: page.versions[index] ?? '' }
      }
      next = page.next
    } while (next !== undefined)
  }
}

/** The rows of a part that name one of these people. */
export const rowsNaming = ({ people, rowsOf }: RejectedRows, keys: readonly string[]): Set<number> =>
  new Set(people.flatMap((key, index) => (keys.includes(key) ? (rowsOf[index] ?? []) : [])))

/** The document without what tells of these rows. */
export const withoutRows = (document: RejectedRows, rows: ReadonlySet<number>, now: Date): RejectedRows => {
  const left = document.people.flatMap((key, index) => {
    const others = (document.rowsOf[index] ?? []).filter((row) => !rows.has(row))
    return others.length > 0 ? [{ key, others }] : []
  })
  return {
    ...document,
    people: left.map(({ key }) => key),
    rowsOf: left.map(({ others }) => others),
    values: document.values.map(({ value, ...place }) => (rows.has(place.at) || value === undefined ? place : { ...place, value })),
    ttl: secondsUntil(document.until, now),
  }
}

/** The first line of the first part names the columns. */
const headLines = ({ part }: RejectedRows): number => (part === 0 ? 1 : 0)

/** A row as it was sent, by column, and what was wrong with it. */
export interface RejectedRow {
  cells: { column: string; value: string }[]
  issues: string
}

/** These rows of a part; none once the part is gone. */
export const readRejectedRows = async (files: FileStore, document: RejectedRows, rows: ReadonlySet<number>): Promise<RejectedRow[]> => {
  const { columns, width, path } = document
  const lines = csvLines(await new Response((await files.read(path)) as BodyInit).text()).slice(headLines(document))
  return lines
    .filter((_, index) => rows.has(index))
    .map((line) => {
      const cells = [...line.slice(0, width), ...line.slice(width + 1)]
      const named = cells.map((cell, index) => ({ column: columns[index] ?? '', value: restoreFormula(cell) }))
      return { cells: named.filter(({ value }) => value !== ''), issues: line[width] ?? '' }
    })
}

/** Replaces the values of these rows in the error file; what was wrong with them stays. */
export const eraseRejectedRows = (files: FileStore, document: RejectedRows, rows: ReadonlySet<number>): Promise<void> => {
  const skipped = headLines(document)
  const issues = document.width
  return files.rewriteText(document.path, (text) => {
    const mark = text.startsWith(byteOrderMark) ? byteOrderMark : ''
    const lines = csvLines(text.slice(mark.length)).map((cells, line) => {
      const erased = rows.has(line - skipped)
      return csvLine(cells.map((cell, index) => (erased && index !== issues && cell !== '' ? erasedMark : restoreFormula(cell))))
    })
    return mark + lines.join('')
  })
}
