import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import type { ChosenField } from '@auctionwiz/domain/imports/fields'
import type { FileColumns } from './file-columns.ts'
import { readingText } from './reading-messages.ts'

/** The import options that the uploader chose. */
export interface ReadingOptions {
  /** The fields of columns whose headers imply another field. */
  mapping: Readonly<Record<string, ChosenField>>
  dateOrder: DateOrder | undefined
  /** Figures in the file replace those on record. */
  replace: boolean
}

export const usualReading: ReadingOptions = { mapping: {}, dateOrder: undefined, replace: false }

/** The choices for columns that the files contain. */
export const presentMapping = ({ mapping }: ReadingOptions, columns: readonly FileColumns[]): Record<string, ChosenField> => {
  const present = new Set(columns.flatMap(({ names }) => names))
  return Object.fromEntries(Object.entries(mapping).filter(([name]) => present.has(name)))
}

/** The service unpacks workbooks, so the browser does not know their columns. */
export const isWorkbook = ({ name }: File): boolean => {
  const kind = tableKindOf(name)
  return kind === 'xlsx' || kind === 'xls'
}

/** The required fields that a file lacks, as text; undefined when it has all. */
export const missingProblem = (columns: readonly FileColumns[], options: ReadingOptions): string | undefined => {
  const missing = new Set(columns.flatMap((file) => file.missing(options.mapping)))
  if (missing.size === 0) return undefined
  return readingText.missing({ fields: [...missing].map((field) => readingText.fields[field]).join(', ') })
}

/** The options as form fields. */
export const readingFields = (options: ReadingOptions, columns: readonly FileColumns[]): [name: string, value: string][] => {
  const mapping = presentMapping(options, columns)
  const fields: [string, string][] = []
  if (Object.keys(mapping).length > 0) fields.push(['csvMapping', JSON.stringify(mapping)])
  if (options.dateOrder !== undefined) fields.push(['dateOrder', options.dateOrder])
  if (options.replace) fields.push(['figures', 'replace'])
  return fields
}
