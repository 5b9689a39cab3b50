import type * as z from 'zod/mini'
import { problemShown } from '../../messages/field-messages.ts'
import { recordText } from './messages.ts'
import { type FieldErrors, type FieldOf, type FieldValue, type FormValues, fieldNamed } from './record-changes.ts'

/** What a form draws for a field of a contract's schema. */
export interface FieldShape {
  kind: 'line' | 'lines' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | 'choice' | 'choices' | 'tags'
  required: boolean
  /** The values of a choice. */
  options: readonly string[]
}

/** Texts of this length or longer get several lines. */
const longText = 500

/** The fields of an object's schema by name; a nested object contributes its own fields, as `address.zip` becomes `zip`. */
export const shapesOf = (schema: z.core.$ZodType): Readonly<Record<string, FieldShape>> => {
  const { type } = unwrap(schema)
  if (type._zod.def.type !== 'object') return {}
  return Object.fromEntries(
    Object.entries(type._zod.def.shape).flatMap(([name, field]) => {
      const { type: inner, required } = unwrap(field)
      return inner._zod.def.type === 'object' ? Object.entries(shapesOf(field)) : [[name, { ...drawn(inner), required }] as const]
    }),
  )
}

/** The type that is checked when a value is given, and whether one must be given. */
const unwrap = (schema: z.core.$ZodType): { type: z.core.$ZodTypes; required: boolean } => {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return { type: unwrap(def.innerType).type, required: false }
  if (def.type !== 'union') return { type, required: true }
  // Such as a literal '' or a phone number: an emptied field is sent as ''.
  const given = def.options.find((option) => (option as z.core.$ZodTypes)._zod.def.type !== 'literal')
  return { type: given ? unwrap(given).type : type, required: true }
}

const drawn = (type: z.core.$ZodTypes): Omit<FieldShape, 'required'> => {
  const { def } = type._zod
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries).map(String) }
  if (def.type === 'number') return { kind: 'number', options: [] }
  if (def.type === 'array') {
    const item = unwrap(def.element).type._zod.def
    return item.type === 'enum' ? { kind: 'choices', options: Object.values(item.entries).map(String) } : { kind: 'tags', options: [] }
  }
  return { kind: kindOfText(type), options: [] }
}

/** Examples that a text's patterns accept say what it is for. */
const samples = [
  ['email', 'a@b.example'],
  ['tel', '+1 212 555 0148'],
  ['date', '2026-11-21'],
  ['url', 'https://b.example'],
] as const

const kindOfText = (type: z.core.$ZodTypes): FieldShape['kind'] => {
  const checks = (type._zod.def.checks ?? []).map(
    (check) => check._zod.def as Partial<z.core.$ZodCheckMaxLengthDef & z.core.$ZodCheckRegexDef>,
  )
  const patterns = checks.flatMap(({ pattern }) => (pattern ? [pattern] : []))
  const sample = patterns.length > 0 && samples.find(([, example]) => patterns.every((pattern) => example.search(pattern) >= 0))
  if (sample) return sample[0]
  return checks.some(({ maximum = 0 }) => maximum >= longText) ? 'lines' : 'line'
}

/** Problems by field, found before sending, in the contract's words and the language shown. @param body the values as they would be sent */
export const problemsIn = <V extends FormValues<V>>(schema: z.core.$ZodType, body: unknown, values: V): FieldErrors<V> => {
  const found: FieldErrors<V> = {}
  const parsed = (schema as z.ZodMiniType).safeParse(body)
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldNamed(issue.path.map(String), values)
    if (field) found[field] ??= isEmpty(values[field]) ? recordText.required : problemShown(issue)
  }
  return found
}

/** Nothing was entered. */
const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : typeof value === 'object' && value.length === 0

export type Labels<V> = Readonly<Record<FieldOf<V>, string>>
