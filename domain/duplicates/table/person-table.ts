import { columns, type PoolName, poolOfColumn } from './columns.ts'
import { ValuePool } from './value-pool.ts'

/** People as numbers: `cells` holds `columns` numbers a record, which point into the pools. */
export interface PersonTable {
  cells: Int32Array
  size: number
  pools: Record<PoolName, ValuePool>
  /** The pool of each column, by position. */
  byColumn: ValuePool[]
}

export const newTable = (capacity = 1024): PersonTable => {
  const pools: Record<PoolName, ValuePool> = {
    names: new ValuePool(),
    numbers: new ValuePool(),
    addresses: new ValuePool(),
    suburbs: new ValuePool(),
    postcodes: new ValuePool(),
    states: new ValuePool(),
    dates: new ValuePool(),
    emails: new ValuePool(),
    phones: new ValuePool(),
    locals: new ValuePool(),
    domains: new ValuePool(),
  }
  return { cells: new Int32Array(Math.max(16, capacity) * columns), size: 0, pools, byColumn: poolOfColumn.map((name) => pools[name]) }
}

/** Adds one record and returns the index of its first cell. */
export const nextRow = (table: PersonTable): number => {
  const offset = table.size * columns
  if (offset + columns > table.cells.length) {
    const larger = new Int32Array(table.cells.length * 2)
    larger.set(table.cells)
    table.cells = larger
  }
  table.size += 1
  return offset
}
