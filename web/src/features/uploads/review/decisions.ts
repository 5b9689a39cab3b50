import type { ColumnDecision, ImportColumn, ImportFile } from '@auctionwiz/contracts/import-mappings'
import type { DateOrder, UploadCategory } from '@auctionwiz/contracts/uploads'
import { dateFigures } from '@auctionwiz/domain/bidders/figures'
import { caseDates, caseListFields } from '@auctionwiz/domain/imports/cases/fields'
import { missingOfCases } from '@auctionwiz/domain/imports/cases/headers'
import { caseValueOfWord } from '@auctionwiz/domain/imports/cases/words'
import { chosenFields, type ImportField, ignoredColumn, requiredFields, valueListFields } from '@auctionwiz/domain/imports/fields'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { HeaderMapping } from '@auctionwiz/domain/imports/headers'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { valueOfWord } from '@auctionwiz/domain/imports/row-person'
import { saleDates } from '@auctionwiz/domain/imports/sales/fields'
import { missingOfSale } from '@auctionwiz/domain/imports/sales/headers'
import { lotStateOfWord } from '@auctionwiz/domain/imports/sales/lot-state-words'

/** A column as it is decided on the screen. */
export interface Decided extends ImportColumn {
  /** Its place in its file, from 0. */
  index: number
  /** The value that each of its words means, where the product does not know them. */
  meanings: Readonly<Record<string, string>>
}

/** What a person changed, by the header of the column. */
export type Changes = Readonly<Record<string, { field?: string; dates?: DateOrder; meanings?: Readonly<Record<string, string>> }>>

export const isDateField = (field: string): boolean =>
  field === 'dateOfBirth' || [...dateFigures, ...saleDates, ...caseDates].some((one) => one === field)

/** Fields whose values are one of a list. */
const listFields = [...valueListFields, 'lotState', ...caseListFields] as const

export const listField = (field: string): (typeof listFields)[number] | undefined => listFields.find((one) => one === field)

const isKnownWord = (list: (typeof listFields)[number], word: string): boolean => {
  const ofCases = caseListFields.find((one) => one === list)
  if (ofCases) return caseValueOfWord(ofCases, word) !== undefined
  if (list === 'lotState') return lotStateOfWord(word) !== undefined
  const ofBidders = valueListFields.find((one) => one === list)
  return ofBidders !== undefined && valueOfWord(ofBidders, word) !== undefined
}

/** The columns of a file with what was changed. */
export const decidedColumns = ({ columns }: ImportFile, changes: Changes): Decided[] =>
  columns.map((column, index) => {
    const { field = column.field, dates, meanings } = changes[column.name] ?? {}
    const { open, ...known } = column
    return {
      ...known,
      index,
      field,
      ...(dates ? { dates } : open && { open }),
      meanings: { ...column.values, ...meanings },
    }
  })

/** The words of a column that the product does not know. */
export const unknownWords = ({ field, words = [], meanings }: Decided): string[] => {
  const list = listField(field)
  return list ? words.filter((word) => !isKnownWord(list, word) || Object.hasOwn(meanings, word.toLowerCase())) : []
}

/** The order of its dates is still to be decided. */
export const isOpen = ({ field, open }: Decided): boolean => open === true && isDateField(field)

export const isIgnored = ({ field }: Decided): boolean => field === ignoredColumn

/** The required fields that no column of a file holds. */
export const missingFields = (columns: readonly Decided[], category: UploadCategory): string[] => {
  const present = new Set(columns.map(({ field }) => field))
  const { name: kind } = importedKind(category)
  if (kind === 'sales') return missingOfSale(present)
  if (kind === 'cases') return missingOfCases(present)
  return requiredFields.filter((field) => !present.has(field) && (field === 'email' || !present.has('fullName')))
}

/** All named columns of all files, each header once. */
export const decisionsOf = (files: readonly (readonly Decided[])[]): ColumnDecision[] => {
  const decisions = new Map<string, ColumnDecision>()
  for (const { name, field, dates, open, meanings } of files.flat()) {
    if (name === '' || name.length > 200 || decisions.has(name)) continue
    const values = listField(field) ? Object.entries(meanings).filter(([, value]) => value !== '') : []
    decisions.set(name, {
      name,
      field,
      ...(isDateField(field) && dates && !open && { dates }),
      ...(values.length > 0 && { values: Object.fromEntries(values) }),
    })
  }
  return [...decisions.values()]
}

/** The columns of a file of another kind, as they are decided. */
export const readingOfDecided = (columns: readonly Decided[]): FileReading => ({
  headerLine: 1,
  columns: columns.map(({ name, field, dates, decimal, meanings }) => {
    const known = fileFields.find((one) => one === field)
    const values = Object.fromEntries(Object.entries(meanings).filter(([, value]) => value !== ''))
    return {
      name,
      ...(known && { field: known }),
      ...(dates && { dates }),
      ...(decimal && { decimal }),
      ...(Object.keys(values).length > 0 && { values }),
    }
  }),
})

/** The columns as the import reads the rows below them. */
export const headerOfDecided = (columns: readonly Decided[]): HeaderMapping => ({
  columns: columns.length,
  mapping: new Map(
    columns.flatMap(({ field, index }) => {
      const known = chosenFields.find((one): one is ImportField => one === field && one !== ignoredColumn)
      return known ? [[index, known] as const] : []
    }),
  ),
  styles: new Map(
    columns.map(({ index, dates, decimal, meanings }) => [
      index,
      { ...(dates && { dates }), ...(decimal && { decimal }), ...(Object.keys(meanings).length > 0 && { values: meanings }) },
    ]),
  ),
  unmapped: [],
  computed: [],
  missing: [],
})
