import type { AuditEvent } from '@auctionwiz/contracts/audit'

/** One field of a record as it was and as it became; absent where it was not there. */
export interface FieldChange {
  field: string
  before: string | undefined
  after: string | undefined
}

/** What an event recorded, field by field; what is within an object gets a dotted name. A value that is no object stands alone, without a name. */
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
