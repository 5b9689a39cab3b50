import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { checkTable } from '@auctionwiz/domain/files/check-table'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem, tableProblems } from '@auctionwiz/domain/files/table-problem'
import { headerIndex, headerLines } from '@auctionwiz/domain/imports/headers'
import { type ImportedKind, importedKinds } from '@auctionwiz/domain/imports/imported-kind'
import { lotHeaderIndex } from '@auctionwiz/domain/lot-files/header'
import { cellText } from './cell-text.ts'
import { type CellObject, type ParsingOptions, parseZip, read, type WorkBook, type WorkSheet } from './sheet-library.ts'
import { TooManyCells, unpackWorkbook } from './unpack-workbook.ts'

/** The rows of a sheet; in a workbook with several its name, and those of all in sight. */
export interface SheetRows {
  rows: string[][]
  sheet?: string
  sheets?: string[]
}

/** What a workbook is read for, and which of its sheets; without one the first that has the columns. */
export interface SheetChoice {
  of: ImportedKind['name'] | 'lots'
  sheet?: string
}

const bidders: SheetChoice = { of: 'bidders' }

/** How a sheet is known, and how many rows it may have. A title alone can look like the name of an auction; a table has more columns. */
const kindOf = (of: SheetChoice['of']): { fits(rows: string[][]): boolean; most: number } => {
  if (of === 'lots') return { fits: (rows) => lotHeaderIndex(rows) !== -1, most: lotFileLimits.rows }
  const { mapHeaders } = importedKinds[of]
  const fits = (rows: string[][]): boolean => {
    const { mapping, missing } = mapHeaders(rows[headerIndex(rows.slice(0, headerLines), {}, mapHeaders)] ?? [])
    return missing.length === 0 && mapping.size > 1
  }
  return { fits, most: tableLimits.rows }
}

const parsing: ParsingOptions = { dense: true, cellNF: true, cellHTML: false, cellFormula: false, cellText: false }

/**
 * The named sheet, else the first in sight with the columns that an import needs, else the first with rows. Each row is at its place: rows
 * without content, and titles merged over several columns, come empty. Fails with `TableProblem`.
 */
export const workbookRows = async (file: string, bytes: Uint8Array, { of, sheet: wanted }: SheetChoice = bidders): Promise<SheetRows> => {
  const { fits, most } = kindOf(of)
  checkTable(file, bytes)
  try {
    const open = await opener(file, bytes)
    let first: SheetRows | undefined
    for (let index = 0, count = 1; index < count; index += 1) {
      const book = open(index)
      count = book.SheetNames.length
      const sheet = book.SheetNames[index] ?? ''
      if (wanted !== undefined && wanted !== sheet) continue
      const rows = rowsOf(file, book, index, most)
      const found = { rows, ...(count > 1 && { sheet, sheets: inSight(book) }) }
      if (wanted !== undefined || fits(rows)) return found
      if (rows.length > 0) first ??= found
    }
    if (wanted !== undefined) throw new TableProblem(tableProblems.noSheet(file, wanted))
    if (first) return first
  } catch (cause) {
    if (cause instanceof TableProblem) throw cause
    if (cause instanceof TooManyCells) throw new TableProblem(tableProblems.tooManyCells(file), { cause })
    // The library has errors of all kinds for what it can't read, and names a password in one of them.
    const locked = cause instanceof Error && /password|encrypt/i.test(cause.message)
    throw new TableProblem(locked ? tableProblems.encrypted(file) : tableProblems.broken(file), { cause })
  }
  throw new TableProblem(tableProblems.noRows(file))
}

/** Sheets are parsed one at a time: the first nearly always is the one. */
const opener = async (file: string, bytes: Uint8Array): Promise<(sheet: number) => WorkBook> => {
  if (tableKindOf(file) === 'xls') {
    const book = read(bytes, { ...parsing, type: 'array' })
    return () => book
  }
  const unpacked = await unpackWorkbook(bytes, tableLimits.cells)
  return (sheet) => parseZip(unpacked, { ...parsing, sheets: sheet })
}

const inSight = ({ Workbook, SheetNames }: WorkBook): string[] => SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden)

const rowsOf = (file: string, { Workbook, SheetNames, Sheets }: WorkBook, index: number, most: number): string[][] => {
  const sheet = Sheets[SheetNames[index] ?? '']
  // The library leaves out a sheet that it can't read.
  if (sheet === undefined) throw new TableProblem(tableProblems.broken(file))
  if (Workbook?.Sheets?.[index]?.Hidden) return []
  const titles = titleRows(sheet)
  const date1904 = Boolean(Workbook?.WBProps?.date1904)
  const rows: string[][] = []
  let filled = 0
  for (const [number, cells] of (sheet['!data'] ?? []).entries()) {
    const row = titles.has(number) ? [] : textsOf(cells, date1904)
    rows.push(row)
    if (row.length > tableLimits.columns) throw new TableProblem(tableProblems.tooManyColumns(file))
    if (row.length > 0) filled += 1
    // The header is none of them.
    if (filled > most + 1) throw new TableProblem(tableProblems.tooManyRows(file, most))
  }
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop()
  return rows
}

/** Without empty cells at the end. */
const textsOf = (cells: readonly CellObject[] | undefined, date1904: boolean): string[] => {
  const texts = Array.from(cells ?? [], (cell) => cellText(cell, date1904))
  while (texts.at(-1)?.trim() === '') texts.pop()
  return texts
}

/** Rows whose only content is a cell merged over several columns. */
const titleRows = (sheet: WorkSheet): Set<number> => {
  const rows = sheet['!data'] ?? []
  const merged = (sheet['!merges'] ?? []).filter(({ s, e }) => {
    if (e.c === s.c) return false
    return (rows[s.r] ?? []).every((cell, column) => column === s.c || cellText(cell, false) === '')
  })
  return new Set(merged.map(({ s }) => s.r))
}
