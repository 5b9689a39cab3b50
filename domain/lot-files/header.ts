import type { LotFileField, LotFileFormat } from '@auctionwiz/contracts/lot-files'
import { lotHeaderNames } from '../lots/header-names.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { lotFormats } from './formats.ts'

/** How the columns of a lot file are read. */
export interface LotHeader {
  /** The index of the column by field. */
  columns: ReadonlyMap<LotFileField, number>
  /** Headers whose cells are not imported. */
  ignored: string[]
  /** The format whose columns the file has, in any order. */
  format: LotFileFormat | undefined
  /** Descriptions are HTML. */
  markup: boolean
  /** What the file lacks: a lot number, or a title or description. */
  missing: ('lotNumber' | 'title')[]
}

const fieldOfName = new Map(
  Object.entries(lotHeaderNames).flatMap(([field, names]) => names.map((name) => [name, field as LotFileField] as const)),
)

/** "Low Estimate*" and "LOW_ESTIMATE (USD)" are `lowestimate`. */
const nameOf = (header: string): string => normalizeForSearch(header.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '')

const longestHeader = 60

/** Finds the field of each column by its header, in any order and many spellings. Of two columns for one field the more exact name counts. */
export const readLotHeader = (headers: readonly string[]): LotHeader => {
  const columns = new Map<LotFileField, number>()
  const ranks = new Map<LotFileField, number>()
  headers.forEach((header, index) => {
    const name = nameOf(header)
    const field = fieldOfName.get(name)
    if (field === undefined) return
    const rank = lotHeaderNames[field].indexOf(name)
    if (rank >= (ranks.get(field) ?? Number.POSITIVE_INFINITY)) return
    columns.set(field, index)
    ranks.set(field, rank)
  })
  const used = new Set(columns.values())
  const ignored = headers.filter((header, index) => header.trim() !== '' && !used.has(index))
  const format = formatOf(headers)
  return {
    columns,
    ignored: ignored.map((header) => header.trim().slice(0, longestHeader).toWellFormed()),
    format,
    markup: format !== undefined && lotFormats[format].markup === true,
    missing: [
      ...(columns.has('lotNumber') ? [] : (['lotNumber'] as const)),
      ...(columns.has('title') || columns.has('description') ? [] : (['title'] as const)),
    ],
  }
}

/** Title lines may come before the header. */
const headerRows = 20

/** Which of the first rows is the header; -1 for none. */
export const lotHeaderIndex = (rows: readonly (readonly string[])[]): number =>
  rows.slice(0, headerRows).findIndex((cells) => readLotHeader(cells).missing.length === 0)

/** The format with the most columns among those all of whose columns the file has; platforms write them exactly. */
const formatOf = (headers: readonly string[]): LotFileFormat | undefined => {
  const present = new Set(headers.map((header) => header.trim()))
  const fitting = (Object.keys(lotFormats) as LotFileFormat[]).filter((format) =>
    lotFormats[format].columns.every(([header, of]) => typeof of === 'object' || written.has(of) || present.has(header)),
  )
  return fitting.toSorted((left, right) => lotFormats[right].columns.length - lotFormats[left].columns.length)[0]
}

/** Results are written, and a file without them is of the same format. */
const written: ReadonlySet<string> = new Set(['state', 'hammer', 'premium', 'paddle'])
