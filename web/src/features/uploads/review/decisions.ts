import type { ColumnDecision, ImportColumn, ImportFile } from '@auctionwiz/contracts/import-mappings'
import type { DateOrder, UploadCategory } from '@auctionwiz/contracts/uploads'
import { dateFigures } from '@auctionwiz/domain/bidders/figures'
import { caseDates } from '@auctionwiz/domain/imports/cases/fields'
import { chosenFields, type ImportField, ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { HeaderMapping } from '@auctionwiz/domain/imports/headers'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { itemDates } from '@auctionwiz/domain/imports/items/fields'
import { listedValues } from '@auctionwiz/domain/imports/listed-values'
import { saleDates } from '@auctionwiz/domain/imports/sales/fields'

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
  field === 'dateOfBirth' || [...dateFigures, ...saleDates, ...caseDates, ...itemDates].some((one) => one === field)

/** Whether the values of a field are one of a list. */
export const isListField = (field: string): boolean => listedValues.has(field)

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
  const meaning = listedValues.get(field)
  return meaning ? words.filter((word) => meaning(word) === undefined || Object.hasOwn(meanings, word.toLowerCase())) : []
}

/** The order of its dates is still to be decided. */
export const isOpen = ({ field, open }: Decided): boolean => open === true && isDateField(field)

export const isIgnored = ({ field }: Decided): boolean => field === ignoredColumn

/** The required fields that no column of a file holds. */
export const missingFields = (columns: readonly Decided[], category: UploadCategory): string[] =>
  importedKind(category).missing(columns.map(({ field }) => field))

/** All named columns of all files, each header once. */
export const decisionsOf = (files: readonly (readonly Decided[])[]): ColumnDecision[] => {
  const decisions = new Map<string, ColumnDecision>()
  for (const { name, field, dates, open, meanings } of files.flat()) {
    if (name === '' || name.length > 200 || decisions.has(name)) continue
    const values = isListField(field) ? Object.entries(meanings).filter(([, value]) => value !== '') : []
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
