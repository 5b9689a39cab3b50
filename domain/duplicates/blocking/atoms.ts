import { at } from '../signals.ts'
import { columns } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import { hashOf, type ValuePool } from '../table/value-pool.ts'

/** What blocking keys are made of: a whole value, or how it starts. */
export interface Atom {
  column: number
  /** Only this many characters; 0 for all. */
  start: number
}

const whole = (columnIndex: number): Atom => ({ column: columnIndex, start: 0 })

export const atoms = {
  given: whole(at.givenName),
  surname: whole(at.surname),
  givenInitial: { column: at.givenName, start: 1 },
  surnameInitial: { column: at.surname, start: 1 },
  givenStart: { column: at.givenName, start: 4 },
  surnameStart: { column: at.surname, start: 4 },
  number: whole(at.streetNumber),
  street: whole(at.street),
  line: whole(at.secondLine),
  streetStart: { column: at.street, start: 5 },
  lineStart: { column: at.secondLine, start: 5 },
  suburb: whole(at.suburb),
  suburbStart: { column: at.suburb, start: 5 },
  postcode: whole(at.postcode),
  date: whole(at.dateOfBirth),
  email: whole(at.email),
  phone: whole(at.phone),
} as const satisfies Record<string, Atom>
export type AtomName = keyof typeof atoms

const startHash = (pool: ValuePool, value: number, start: number): number =>
  hashOf(pool.codes, pool.start(value), Math.min(start, pool.length(value)))

/** The hash of an atom in a record, which depends on the characters alone; 0 when the value is missing. */
export const atomHash = (table: PersonTable, { column, start }: Atom, record: number): number => {
  const value = table.cells[record * columns + column] ?? 0
  const pool = table.byColumn[column]
  if (value === 0 || pool === undefined) return 0
  return start === 0 ? (pool.hashes[value] ?? 0) : startHash(pool, value, start)
}

/** The hashes of an atom in all records; that of how a value starts is taken once a value. */
export const atomHashes = (table: PersonTable, { column, start }: Atom): Int32Array => {
  const { cells, size, byColumn } = table
  const hashes = new Int32Array(size)
  const pool = byColumn[column]
  if (pool === undefined) return hashes
  const ofValues = start === 0 ? pool.hashes : Int32Array.from({ length: pool.size }, (_, value) => startHash(pool, value, start))
  for (let record = 0; record < size; record += 1) {
    const value = cells[record * columns + column] ?? 0
    if (value !== 0) hashes[record] = ofValues[value] ?? 0
  }
  return hashes
}
