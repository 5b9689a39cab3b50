import { dateOrders } from '@auctionwiz/contracts/uploads'
import { detectFormat, parsePiece, withoutReturn } from '@auctionwiz/domain/files/csv-format'
import { sniffText } from '@auctionwiz/domain/files/sniff'
import { jsonKindOf, tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { xmlRows } from '@auctionwiz/domain/files/xml-rows'
import { styleJudge } from '@auctionwiz/domain/imports/column-style'
import type { RequiredField } from '@auctionwiz/domain/imports/fields'
import { type ChosenMapping, headerIndex, headerLines, mapHeaders } from '@auctionwiz/domain/imports/headers'
import { jsonStart } from './json-start.ts'

/** A file's columns as the browser reads them before sending. */
export interface FileColumns {
  names: string[]
  /** The sampled rows below the header. */
  rows: string[][]
  /** The required fields that the file lacks. A function, so that forms do without the table of headers until a file is read. */
  missing: (chosen: ChosenMapping) => readonly RequiredField[]
}

/** How many bytes of a CSV, and about how many rows of JSON, are sampled. */
const looked = 512 * 1024
const sampledRows = 5000

/** The columns of a file with its first rows; undefined for a workbook, which the service unpacks, and for a file without rows. */
export const fileColumns = async (file: File): Promise<FileColumns | undefined> => {
  const kind = tableKindOf(file.name)
  if (kind === 'xlsx' || kind === 'xls') return undefined
  const rows = await (kind === 'xml' ? xmlFileRows(file) : kind ? jsonFileRows(file) : csvRows(file))
  const header = headerIndex(rows.slice(0, headerLines))
  const names = rows[header]?.map((name) => name.trim())
  return names && { names, rows: rows.slice(header + 1), missing: (chosen) => mapHeaders(names, chosen).missing }
}

const xmlFileRows = async (file: File): Promise<string[][]> => xmlRows(file.name, new Uint8Array(await file.arrayBuffer()))

const jsonFileRows = async (file: File): Promise<string[][]> => {
  const all: string[][] = []
  let header: string[] = []
  for await (const { rows, names } of jsonStart(file, jsonKindOf(file.name) ?? 'json')) {
    if (all.length < sampledRows) for (const row of rows) all.push(row)
    header = names
  }
  return [header, ...all]
}

const csvRows = async (file: File): Promise<string[][]> => {
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer())
  const sniffed = sniffText(bytes)
  if (sniffed.kind === 'binary') return []
  const text = new TextDecoder(sniffed.encoding).decode(bytes)
  const format = detectFormat(text)
  const rows = parsePiece(text, format).rows.map(withoutReturn)
  // The last row may be cut off.
  return file.size > looked ? rows.slice(0, -1) : rows
}

const shownSamples = 3

/** The first distinct values of a column. */
export const samplesOf = ({ rows }: FileColumns, column: number): string[] => {
  const samples = new Set<string>()
  for (const row of rows) {
    const cell = row[column]?.trim()
    if (cell) samples.add(cell.slice(0, 40))
    if (samples.size === shownSamples) break
  }
  return [...samples]
}

/** An ambiguous date in a column whose rows allow both orders of day and month; undefined without ambiguity. */
export const openDate = ({ names, rows }: FileColumns, mapping: ChosenMapping): { name: string; sample: string } | undefined => {
  const header = mapHeaders(names, mapping)
  const judge = styleJudge(header.mapping)
  for (const row of rows) judge.see(row)
  const open = [...judge.styles(dateOrders[0], undefined)].find(([, { assumed }]) => assumed)
  if (!open) return undefined
  const [column] = open
  const sample = rows.map((row) => row[column]?.trim() ?? '').find((cell) => /^(\d\d?)[-/.](\d\d?)[-/.]\d{4}$/.test(cell)) ?? ''
  return { name: names[column] ?? '', sample }
}
