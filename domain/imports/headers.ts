import { normalizeForSearch } from '../normalize-for-search.ts'
import type { ColumnStyle } from './column-style.ts'
import { type ImportField, ignoredColumn, type RequiredField, requiredFields, requiredLabels } from './fields.ts'
import { type ChosenFileField, isImportField } from './file-fields.ts'
import { computedNames, headerNames } from './header-names.ts'

/** The fields of a file's columns. */
export interface HeaderMapping<F extends string = ImportField, R extends string = RequiredField> {
  /** Number of columns in the header; every row must have as many. */
  columns: number
  /** Column index to field. Two columns may have the same field; the first with a value counts. */
  mapping: Map<number, F>
  /** The formats of columns; absent until the whole file was read. */
  styles?: ReadonlyMap<number, ColumnStyle>
  /** Columns with usernames, by which a person without a name is found. */
  handles?: readonly number[]
  /** The columns of further people whom each row names, person by person. */
  others?: readonly ReadonlyMap<number, 'email' | 'fullName'>[]
  /** Headers whose cells are not imported. */
  unmapped: string[]
  /** Among these, those of computed values. */
  computed: string[]
  /** Required fields without a column; with any of them the file can't be imported. */
  missing: R[]
}

const fieldOfName = new Map(Object.entries(headerNames).flatMap(([field, names]) => names.map((name) => [name, field as ImportField])))

const computedSet = new Set(computedNames)

/** Headers and the field chosen for each. */
export type ChosenMapping = Readonly<Record<string, ChosenFileField>>

const longestHeader = 60

/** A header as shown and stored. */
export const shownHeader = (header: string): string => header.trim().slice(0, longestHeader).toWellFormed()

/** "Email Address (home)" equals "emailaddress": text in brackets is ignored. */
export const headerKey = (header: string): string => normalizeForSearch(header.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the field of each column by its header, in any order and many spellings; `chosen` overrides headers. */
export const mapHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping => {
  const mapping = new Map<number, ImportField>()
  headers.forEach((header, index) => {
    const name = header.trim()
    const field = Object.hasOwn(chosen, name) ? chosen[name] : fieldOfName.get(headerKey(header))
    if (field !== undefined && field !== ignoredColumn && isImportField(field)) mapping.set(index, field)
  })
  settleNames(mapping)
  const unmapped = headers.filter((header, index) => header.trim() !== '' && !mapping.has(index)).map(shownHeader)
  const computed = unmapped.filter((header) => computedSet.has(headerKey(header)))
  return { columns: headers.length, mapping, unmapped, computed, missing: missingOfBidders(mapping.values()) }
}

/** The required fields that no column holds; a full name is both names. */
export const missingOfBidders = (fields: Iterable<string>): RequiredField[] => {
  const present = new Set(fields)
  return requiredFields.filter((field) => !present.has(field) && (field === 'email' || !present.has('fullName')))
}

/** With a column for one name, a plain "Name" is the other name; with both it is ignored. */
const settleNames = (mapping: Map<number, ImportField>): void => {
  const present = new Set(mapping.values())
  const half = present.has('firstName') ? 'lastName' : present.has('lastName') ? 'firstName' : undefined
  if (half === undefined) return
  const whole = [...mapping].filter(([, field]) => field === 'fullName').map(([index]) => index)
  for (const index of whole) {
    if (present.has(half)) mapping.delete(index)
    else mapping.set(index, half)
  }
}

/**
 * The problem of a file whose header lacks required columns, and what to do about it.
 * @param sheet the sheet that was read, for a workbook with several
 */
export const missingColumnsText = (file: string, missing: readonly RequiredField[], sheet?: string): string =>
  withoutColumnsText(
    file,
    missing.map((field) => requiredLabels[field]),
    sheet,
  )

/** The same by what the columns are called. */
export const withoutColumnsText = (file: string, names: readonly string[], sheet?: string): string => {
  const labels = names.map((name) => `"${name}"`)
  const list = labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels[labels.length - 1]}`
  const columns = names.length === 1 ? 'column' : 'columns'
  const where = sheet === undefined ? `The file ${file}` : `The sheet “${sheet}”, which was read from the file ${file},`
  return `${where} has no ${columns} ${list}. Add the ${columns} to the first line of the file and upload it again.`
}

/** Headers with a chosen field that none of the files has. */
export const absentHeaders = (chosen: ChosenMapping, headers: readonly (readonly string[])[]): string[] => {
  const present = new Set(headers.flat().map((header) => header.trim()))
  return Object.keys(chosen).filter((name) => !present.has(name.trim()))
}

/** How many lines of a file are searched for its header; titles and remarks may come before it. */
export const headerLines = 20

/**
 * Finds the header among the first lines of a file: the first line with all required columns, else the first that is not blank.
 * @param map finds the fields of the kind of file
 */
export const headerIndex = (
  lines: readonly (readonly string[])[],
  chosen: ChosenMapping = {},
  map: (headers: readonly string[], chosen: ChosenMapping) => { missing: readonly string[] } = mapHeaders,
): number => {
  const complete = lines.findIndex((cells) => map(cells, chosen).missing.length === 0)
  return complete !== -1 ? complete : lines.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
}

/** The problem of a mapping that names a column which no file has. */
export const absentColumnText = (header: string): string =>
  `No file has a column “${shownHeader(header)}”, which was chosen. Check its spelling and upload again.`
