import type { CaseRow } from './cases/case-row.ts'
import { type CaseOrigin, readCaseRow } from './cases/read-case-row.ts'
import { caseHeaderOf, type FileReading, headerOf, itemHeaderOf, paymentHeaderOf, saleHeaderOf } from './file-reading.ts'
import type { ImportRow } from './import-row.ts'
import type { ImportedKind } from './imported-kind.ts'
import type { ItemRow } from './items/item-row.ts'
import { type ItemOrigin, readItemRow } from './items/read-item-row.ts'
import type { PaymentRow } from './payments/payment-row.ts'
import { type PaymentOrigin, readPaymentRow } from './payments/read-payment-row.ts'
import type { FactsOrigin } from './row-facts.ts'
import { rowKeys } from './row-keys.ts'
import { type RowResult, validateRow } from './rows.ts'
import { readSaleRow, type SaleOrigin } from './sales/read-sale-row.ts'
import type { SaleRow } from './sales/sale-row.ts'

/** The house whose file it is. */
export type RowOrigin = FactsOrigin & SaleOrigin & CaseOrigin & ItemOrigin & PaymentOrigin

/** Reads the rows below a header, whatever kind of file it is. */
export interface RowReader<V> {
  read(cells: readonly string[]): RowResult<V>
  /** By whom a row is found, see `rowKeys`. @param broken whether its cells may be in the wrong columns */
  keys(cells: readonly string[], broken: boolean): string[]
}

export const bidderReader = (reading: FileReading, origin: FactsOrigin): RowReader<ImportRow> => {
  const header = headerOf(reading)
  return { read: (cells) => validateRow(cells, header, origin), keys: (cells, broken) => rowKeys(cells, header, broken) }
}

/** @param read reads the cells of a row */
const readerWith = <V>(reading: FileReading, read: RowReader<V>['read']): RowReader<V> => {
  const people = headerOf(reading)
  return { read, keys: (cells, broken) => rowKeys(cells, people, broken) }
}

export const saleReader = (reading: FileReading, origin: SaleOrigin): RowReader<SaleRow> => {
  const header = saleHeaderOf(reading)
  return readerWith(reading, (cells) => readSaleRow(cells, header, origin))
}

export const caseReader = (reading: FileReading, origin: CaseOrigin): RowReader<CaseRow> => {
  const header = caseHeaderOf(reading)
  return readerWith(reading, (cells) => readCaseRow(cells, header, origin))
}

export const itemReader = (reading: FileReading, origin: ItemOrigin): RowReader<ItemRow> => {
  const header = itemHeaderOf(reading)
  return readerWith(reading, (cells) => readItemRow(cells, header, origin))
}

export const paymentReader = (reading: FileReading, origin: PaymentOrigin): RowReader<PaymentRow> => {
  const header = paymentHeaderOf(reading)
  return readerWith(reading, (cells) => readPaymentRow(cells, header, origin))
}

export type AnyRow = ImportRow | SaleRow | CaseRow | ItemRow | PaymentRow

type ReaderOf = (reading: FileReading, origin: RowOrigin) => RowReader<AnyRow>

const readers: Readonly<Record<ImportedKind['name'], ReaderOf>> = {
  bidders: bidderReader,
  sales: saleReader,
  cases: caseReader,
  items: itemReader,
  payments: paymentReader,
}

/** The reader of a file of any kind. */
export const rowReader = ({ name }: ImportedKind, reading: FileReading, origin: RowOrigin): RowReader<AnyRow> =>
  readers[name](reading, origin)

export const isBidderRow = (values: AnyRow): values is ImportRow => 'facts' in values
