import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { type CaseField, casePeople } from './cases/fields.ts'
import { type ColumnStyle, styleJudge } from './column-style.ts'
import { type FileField, isCaseField, isImportField, isItemField, isPaymentField, isSaleField } from './file-fields.ts'
import { type HeaderMapping, shownHeader } from './headers.ts'
import { type ItemField, itemPeople } from './items/fields.ts'
import { type PaymentField, paymentPeople } from './payments/fields.ts'
import type { SaleField } from './sales/fields.ts'

/** What one column of a file holds; without a field it is not imported. */
export interface ReadingColumn extends ColumnStyle {
  name: string
  field?: FileField
  /** It names a computed value. */
  computed?: true
}

/**
 * How a file is read. The import decides it once, from the whole file, and stores it with the upload. A resumed import, the search for a person in
 * the file and the error file then agree.
 */
export interface FileReading {
  /** The header line. */
  headerLine: number
  columns: ReadingColumn[]
}

/** The columns of a bidder file, for reading the rows below them; of another file those that hold data of a person. */
export const headerOf = (reading: FileReading): HeaderMapping => {
  const handles = [...reading.columns.entries()].flatMap(([index, { field }]) => (field === 'handle' ? [index] : []))
  const others = othersOf(reading)
  return { ...headerWith(reading, isImportField), ...(handles.length > 0 && { handles }), ...(others.length > 0 && { others }) }
}

/** The columns of the people whom files of other kinds name, person by person. */
const othersOf = ({ columns }: FileReading): NonNullable<HeaderMapping['others']> =>
  namedPeople.flatMap((fields) => {
    const named = new Map<number, 'email' | 'fullName'>()
    for (const [index, { field }] of columns.entries()) {
      if (field === undefined) continue
      if (field === fields.email) named.set(index, 'email')
      else if (field === fields.fullName) named.set(index, 'fullName')
    }
    return named.size > 0 ? [named] : []
  })

/** Each person by the fields that name them. */
const namedPeople: readonly { email: FileField | undefined; fullName: FileField | undefined }[] = [
  ...casePeople,
  ...itemPeople,
  ...paymentPeople,
]

/** The columns of a file of legal cases. */
export const caseHeaderOf = (reading: FileReading): HeaderMapping<CaseField> => headerWith(reading, isCaseField)

/** The columns of a file of inventory. */
export const itemHeaderOf = (reading: FileReading): HeaderMapping<ItemField> => headerWith(reading, isItemField)

/** The columns of a file of payments. */
export const paymentHeaderOf = (reading: FileReading): HeaderMapping<PaymentField> => headerWith(reading, isPaymentField)

/** The columns of a file of auctions. */
export const saleHeaderOf = (reading: FileReading): HeaderMapping<SaleField> => headerWith(reading, isSaleField)

const headerWith = <F extends FileField>({ columns }: FileReading, isOfKind: (field: string) => field is F): HeaderMapping<F> => {
  const mapping = new Map<number, F>()
  for (const [index, { field }] of columns.entries()) if (field !== undefined && isOfKind(field)) mapping.set(index, field)
  const styles = new Map(
    columns.map(({ dates, decimal, values }, index) => [
      index,
      { ...(dates && { dates }), ...(decimal && { decimal }), ...(values && { values }) },
    ]),
  )
  const ignored = columns.filter(({ name, field }) => name !== '' && field === undefined)
  const computed = ignored.filter((column) => column.computed).map(({ name }) => name)
  return { columns: columns.length, mapping, styles, unmapped: ignored.map(({ name }) => name), computed, missing: [] }
}

/** What was decided for a column beside its field. */
export interface ColumnChoice {
  dates?: DateOrder
  /** See `ColumnStyle`. */
  values?: Readonly<Record<string, string>>
}

export interface ReadingOrigin {
  /** By the header of the column. */
  choices?: Readonly<Record<string, ColumnChoice>>
  /** The order of dates that the uploader chose for dates that the file leaves open. */
  chosen: DateOrder | undefined
  /** That of the house. */
  house: DateOrder
}

/** Reads all rows of a file and then decides how the import reads it. */
export const readingOf = async (
  { cells, line }: { cells: readonly string[]; line: number },
  header: HeaderMapping<FileField, string>,
  batches: AsyncIterable<readonly (readonly string[])[]>,
  { chosen, house, choices = {} }: ReadingOrigin,
): Promise<FileReading> => {
  const judge = styleJudge(header.mapping)
  for await (const rows of batches) for (const row of rows) if (row.length >= header.columns) judge.see(row)
  const styles = judge.styles(house, chosen)
  const chosenStyle = (style: ColumnStyle = {}, cell: string): ColumnStyle => {
    const header = cell.trim()
    const choice = Object.hasOwn(choices, header) ? choices[header] : undefined
    if (choice === undefined) return style
    const { dates, values } = choice
    const { assumed, ...own } = style
    return { ...own, ...(dates ? own.dates && { dates } : assumed && { assumed }), ...(values && { values }) }
  }
  const columns = cells.map((cell, index): ReadingColumn => {
    const name = shownHeader(cell)
    const field = header.mapping.get(index)
    return {
      name,
      ...(field && { field }),
      ...(header.computed.includes(name) && !field && { computed: true }),
      ...chosenStyle(styles.get(index), cell),
    }
  })
  return { headerLine: line, columns }
}

/** The reading without the names of its columns; their fields are kept. */
export const namelessReading = ({ headerLine, columns }: FileReading): FileReading => ({
  headerLine,
  columns: columns.map((column) => ({ ...column, name: '' })),
})
