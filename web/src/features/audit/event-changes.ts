import type { AuditEvent } from '@auctionwiz/contracts/audit'

/** One field of a record before and after; absent where it did not exist. */
export interface FieldChange {
  field: string
  before: string | undefined
  after: string | undefined
}

/** The recorded fields of an event; fields of nested objects get dotted names. A value that is no object becomes one entry without a name. */
export const changesOf = ({ before, after }: Pick<AuditEvent, 'before' | 'after'>): FieldChange[] => {
  const [was, became] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...was.keys(), ...became.keys()])].map((field) => ({ field, before: was.get(field), after: became.get(field) }))
}

const fieldsOf = (value: unknown, name = ''): Map<string, string> => {
  if (value === undefined) return new Map()
  if (!isRecord(value)) return new Map([[name, textOf(value)]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...fieldsOf(inner, name ? `${name}.${key}` : key)]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join(', ')
  return JSON.stringify(value)
}
