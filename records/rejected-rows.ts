import { csvLine, restoreFormula } from '@auctionwiz/domain/imports/csv'
import { csvLines } from '@auctionwiz/domain/imports/csv-lines'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const rejectedValue = z.object({
  /** The row, as in `rowsOf`. */
  at: z.int(),
  line: z.int(),
  field: z.string(),
  value: z.exactOptional(z.string()),
})

export const rejectedRowsRecord = record({
  type: 'rejected-rows',
  container: 'bidders',
  names: ['part of an error file', 'parts of error files'],
  about: 'Rows of an upload that were not imported. A part of its error file holds their cells; this holds by whom they are found.',
  fields: () => ({
    uploadId: z.string(),
    /** The file of the upload that they come from. */
    file: z.string(),
    /** Which part of the error file, from 0, and where it is kept. */
    part: z.int(),
    path: z.string(),
    /** The names of the columns of the error file, as far as they are kept. */
    columns: z.array(z.string()),
    /** How many columns there are; what is wrong with a row comes after them. */
    width: z.int(),
    /** Keyed hashes by which people in the rows are found. */
    people: z.array(z.string()),
    /** For each of `people` the rows that name them, counted from 0 within the part. */
    rowsOf: z.array(z.array(z.int())),
    /** The values of the problems that the upload shows, by line of the file and field; without a value where it was erased. */
    values: z.array(rejectedValue),
    /** The upload, when there are such values. */
    shownFor: z.exactOptional(z.string()),
    /**
     * For correcting the rows that failed: the index of their file, for each column of the error file the file's own column (-1 for none), and of each
     * row its place within the part, its line and how many problems it has. `whole`: its cells may be in the wrong columns. `ruledOut`: the field because of
     * which the records of the house rule it out. Absent in parts of before rows could be corrected.
     */
    source: z.exactOptional(
      z.object({
        file: z.int(),
        layout: z.array(z.int()),
        failed: z.array(
          z.object({
            at: z.int(),
            line: z.int(),
            problems: z.int(),
            whole: z.exactOptional(z.literal(true)),
            ruledOut: z.exactOptional(z.string()),
          }),
        ),
      }),
    ),
    /** The rows that were corrected since, by their place. */
    corrected: z.exactOptional(z.array(z.int())),
    /** ISO 8601; the part and this are gone after it. */
    until: z.string(),
  }),
  indexes: { fields: ['people[]', 'shownFor'] },
  personalData: { of: 'customer', exported: true, erasure: 'redacted' },
})

/** Rows of an upload that were not imported: their cells are in a part of its error file. */
export type RejectedRows = DocumentOf<typeof rejectedRowsRecord>

export type RejectedValue = RejectedRows['values'][number]

/** Spreadsheets read a file as UTF-8 when it begins so. */
export const byteOrderMark = '\ufeff'

export const errorFileType = 'text/csv; charset=utf-8'

/** Where a part of an upload's error file is kept. */
export const errorPartPath = (folder: string, part: number): string => `${folder}/${String(part).padStart(6, '0')}.csv`

/** The document for a part of an upload's error file. */
export const rejectedRowsId = (uploadId: string, part: number): string => `rej_${uploadId.slice(4)}_${part}`

/** The placeholder of an erased value. */
export const erasedMark = '[erased]'

/** Seconds until an instant, one at least. */
export const secondsUntil = (until: string, now: Date): number => Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))

const naming = (key: string) => ({ where: [{ field: 'people' as const, containsAll: [key] }] })

export const rejectedRowsQuery = (key: string) => rejectedRowsRecord.query(naming(key))

/** The parts of error files with rows that name one of these people, each once. @param keys as `personKeys` gives them */
export async function* rejectedRowsNaming(house: PartitionReader, keys: readonly string[]): AsyncGenerator<Versioned<RejectedRows>> {
  const seen = new Set<string>()
  for (const key of new Set(keys))
    for await (const part of readerOf(rejectedRowsRecord, house).each(naming(key), 20)) {
      if (seen.has(part.document.id)) continue
      seen.add(part.document.id)
      yield part
    }
}

/** The rows of a part that name one of these people. */
export const rowsNaming = ({ people, rowsOf }: RejectedRows, keys: readonly string[]): Set<number> =>
  new Set(people.flatMap((key, index) => (keys.includes(key) ? (rowsOf[index] ?? []) : [])))

/** The document without the data of these rows. */
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

/** Reading as text leaves the byte order mark out. */
const readLines = async (files: FileStore, { path }: RejectedRows): Promise<string[][]> => {
  const text = await new Response((await files.read(path)) as BodyInit).text()
  return csvLines(text).map((cells) => cells.map(restoreFormula))
}

/** The lines of a part as they were sent, with what is wrong after the columns. Fails with `not_found` once the part is gone. */
export const rejectedLines = async (files: FileStore, document: RejectedRows): Promise<string[][]> =>
  (await readLines(files, document)).slice(headLines(document))

/** The text of a part without the rows that were corrected. Fails with `not_found`. */
export const withoutCorrected = async (files: FileStore, document: RejectedRows): Promise<string> => {
  const gone = new Set(document.corrected)
  const lines = await readLines(files, document)
  const left = lines.filter((_, line) => !gone.has(line - headLines(document)))
  return (document.part === 0 ? byteOrderMark : '') + left.map((cells) => csvLine(cells)).join('')
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
