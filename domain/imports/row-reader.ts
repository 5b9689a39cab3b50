import type { CaseRow } from './cases/case-row.ts'
import { type CaseOrigin, readCaseRow } from './cases/read-case-row.ts'
import { caseHeaderOf, type FileReading, headerOf, saleHeaderOf } from './file-reading.ts'
import type { ImportRow } from './import-row.ts'
import type { ImportedKind } from './imported-kind.ts'
import type { FactsOrigin } from './row-facts.ts'
import { rowKeys } from './row-keys.ts'
import { type RowResult, validateRow } from './rows.ts'
import { readSaleRow, type SaleOrigin } from './sales/read-sale-row.ts'
import type { SaleRow } from './sales/sale-row.ts'

/** The house whose file it is. */
export type RowOrigin = FactsOrigin & SaleOrigin & CaseOrigin

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

export const caseReader = (reading: FileReading, origin: CaseOrigin): RowReader<CaseRow> => {
  const [header, people] = [caseHeaderOf(reading), headerOf(reading)]
  return { read: (cells) => readCaseRow(cells, header, origin), keys: (cells, broken) => rowKeys(cells, people, broken) }
}

/** A row of a file of any kind. */
export type AnyRow = ImportRow | SaleRow | CaseRow

/** The reader of a file of any kind. */
export const rowReader = ({ name }: ImportedKind, reading: FileReading, origin: RowOrigin): RowReader<AnyRow> => {
  if (name === 'cases') return caseReader(reading, origin)
  return name === 'sales' ? saleReader(reading, origin) : bidderReader(reading, origin)
}

export const isBidderRow = (values: AnyRow): values is ImportRow => 'facts' in values
