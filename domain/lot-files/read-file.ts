import { type LotFileField, type LotFileRow, lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { detectFormat, parsePiece, withoutReturn } from '../files/csv-format.ts'
import { styleJudge } from '../imports/column-style.ts'
import { lotNumberText, parseLotNumber } from '../lots/lot-number.ts'
import { type LotHeader, lotHeaderIndex, readLotHeader } from './header.ts'

/** A row that is left out, and why. */
export type SkippedRow = { line: number; lotNumber?: string } & (
  | { problem: 'cells'; count: number; of: number }
  | { problem: 'long'; field: LotFileField }
  /** The number is on an earlier line too. */
  | { problem: 'repeated'; first: number }
)

/** A lot file as cells by field, not yet read as lots. */
export interface LotFile {
  header: LotHeader
  rows: LotFileRow[]
  skipped: SkippedRow[]
  /** The decimal separator of its amounts; undefined where the file leaves it open. */
  decimal: '.' | ',' | undefined
}

/** Why no row of a file can be read. */
export type LotFileProblem =
  | { problem: 'empty' }
  | { problem: 'columns'; missing: LotHeader['missing'] }
  | { problem: 'quotes' }
  | { problem: 'rows'; count: number }

/** The rows of a CSV or tab text. */
export const readLotFile = (text: string): LotFile | LotFileProblem => {
  const { rows: all, quotes } = parsePiece(text, detectFormat(text.slice(0, 65_536)))
  const lines = numbered(all)
  const [start] = lines
  if (start === undefined) return { problem: 'empty' }
  const headerAt = lotHeaderIndex(lines.map(({ cells }) => cells))
  const header = readLotHeader(lines[Math.max(headerAt, 0)]?.cells ?? [])
  if (headerAt === -1) return { problem: 'columns', missing: header.missing }
  if (quotes > 0) return { problem: 'quotes' }
  const width = lines[headerAt]?.cells.length ?? 0
  const below = lines.slice(headerAt + 1)
  if (below.length > lotFileLimits.rows) return { problem: 'rows', count: below.length }
  if (below.length === 0) return { problem: 'empty' }
  return { header, ...sorted(below, header, width), decimal: decimalOf(below, header) }
}

interface Line {
  line: number
  cells: string[]
}

/** The rows that are not empty, with the line on which each begins. */
const numbered = (rows: readonly string[][]): Line[] => {
  let line = 1
  return rows.flatMap((row) => {
    const begins = line
    const cells = withoutReturn(row)
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 0)
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: begins, cells }]
  })
}

const sorted = (lines: readonly Line[], { columns }: LotHeader, width: number): Pick<LotFile, 'rows' | 'skipped'> => {
  const rows: LotFileRow[] = []
  const skipped: SkippedRow[] = []
  const firstLines = new Map<string, number>()
  for (const { line, cells: all } of lines) {
    const cells: LotFileRow['cells'] = Object.fromEntries([...columns].map(([field, index]) => [field, all[index] ?? '']))
    const number = parseLotNumber(cells.lotNumber ?? '')
    const lotNumber = number && lotNumberText(number)
    const named = { line, ...(lotNumber !== undefined && { lotNumber }) }
    const first = firstLines.get(lotNumber ?? '')
    const long = [...columns.keys()].find((field) => (cells[field]?.length ?? 0) > lotFileLimits.cell)
    // Empty cells at the end are harmless, as are cells that are not there.
    const filled = all.findLastIndex((cell) => cell.trim() !== '') + 1
    if (filled > width) skipped.push({ ...named, problem: 'cells', count: filled, of: width })
    else if (long !== undefined) skipped.push({ ...named, problem: 'long', field: long })
    else if (first !== undefined) skipped.push({ ...named, problem: 'repeated', first })
    else {
      rows.push({ line, cells })
      if (lotNumber !== undefined) firstLines.set(lotNumber, line)
    }
  }
  return { rows, skipped }
}

const amountColumns: readonly LotFileField[] = ['estimateLow', 'estimateHigh', 'startingBid', 'reserve']

/** Undefined too where columns contradict each other. */
const decimalOf = (lines: readonly Line[], { columns }: LotHeader): '.' | ',' | undefined => {
  const indexes = amountColumns.flatMap((field) => columns.get(field) ?? [])
  const judge = styleJudge(new Map(indexes.map((index) => [index, 'spent'])))
  for (const { cells } of lines) judge.see(cells)
  const found = new Set([...judge.styles('month-first', undefined).values()].flatMap(({ decimal }) => decimal ?? []))
  const [only] = found
  return found.size === 1 ? only : undefined
}
