import { type FileReading, headerOf, saleHeaderOf } from './file-reading.ts'
import type { ImportRow } from './import-row.ts'
import type { ImportedKind } from './imported-kind.ts'
import type { FactsOrigin } from './row-facts.ts'
import { rowKeys } from './row-keys.ts'
import { type RowResult, validateRow } from './rows.ts'
import { readSaleRow, type SaleOrigin } from './sales/read-sale-row.ts'
import type { SaleRow } from './sales/sale-row.ts'

/** The house whose file it is. */
export type RowOrigin = FactsOrigin & SaleOrigin

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

export const saleReader = (reading: FileReading, origin: SaleOrigin): RowReader<SaleRow> => {
  const [header, people] = [saleHeaderOf(reading), headerOf(reading)]
  return { read: (cells) => readSaleRow(cells, header, origin), keys: (cells, broken) => rowKeys(cells, people, broken) }
}

/** The reader of a file of either kind. */
export const rowReader = (kind: ImportedKind, reading: FileReading, origin: RowOrigin): RowReader<ImportRow | SaleRow> =>
  kind.name === 'sales' ? saleReader(reading, origin) : bidderReader(reading, origin)

export const isSaleRow = (values: ImportRow | SaleRow): values is SaleRow => 'lot' in values
