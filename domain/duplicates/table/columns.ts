import { at } from '../signals.ts'

/** Columns of a record, one number each; the first are the signals. 16 columns fill one cache line. */
export const columns = 16
export const column = { ...at, localPattern: 11, domain: 12, emailUse: 13, generation: 14 } as const

/** The parts of the person's own name in an email address, as bits of `emailUse`. */
export const uses = { givenName: 1, surname: 2, givenInitial: 4, surnameInitial: 8 } as const

/** Kinds of values; columns whose values are compared with one another share a kind, so that same means same number. */
const pools = ['names', 'numbers', 'addresses', 'suburbs', 'postcodes', 'states', 'dates', 'emails', 'phones', 'locals', 'domains'] as const
export type PoolName = (typeof pools)[number]

/** The kind of value in each column, by position. */
export const poolOfColumn = [
  'names',
  'names',
  'numbers',
  'addresses',
  'addresses',
  'suburbs',
  'postcodes',
  'states',
  'dates',
  'emails',
  'phones',
  'locals',
  'domains',
] as const satisfies readonly PoolName[]
export const valueColumns = poolOfColumn.length
