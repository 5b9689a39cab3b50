import { packFields } from '@auctionwiz/platform/core/records/packing'
import { packingsOf } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import type { Declared } from './cosmos.ts'
import { isOptional } from './describe-schema.ts'

const texts = [
  'text',
  '2026-11-22T09:00:00.000Z',
  '2026-11-22',
  '2026-11',
  'ann.pascoe@example.com',
  '+12125550100',
  'https://example.com/',
  'data:import',
]

const textOf = (schema: z.core.$ZodType): string => texts.find((text) => z.safeParse(schema, text).success) ?? ''

const objectOf = (shape: z.core.$ZodShape, whole: boolean): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (whole || !isOptional(field) ? [[name, sampleValue(field, whole)]] : [])),
  )

/** A record by an enumeration has all of its keys. */
const keysOf = (keyType: z.core.$ZodType, whole: boolean): string[] => {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  return whole ? [String(sampleValue(keyType, whole))] : []
}

const sampleValue = (schema: z.core.$ZodType, whole: boolean): unknown => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'string':
      return textOf(schema)
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'array':
      return whole ? [sampleValue(def.element, whole)] : []
    case 'tuple':
      return def.items.map((item) => sampleValue(item, whole))
    case 'object':
      return objectOf(def.shape, whole)
    case 'record':
      return Object.fromEntries(keysOf(def.keyType, whole).map((key) => [key, sampleValue(def.valueType, whole)]))
    case 'union':
      return def.options[0] && sampleValue(def.options[0], whole)
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
    case 'nonoptional':
      return sampleValue(def.innerType, whole)
    default:
      return {}
  }
}

/** Two documents as the declaration asks for them now: one with the required fields alone, one with all. */
export const samplesOf = (record: Declared): object[] =>
  [false, true].map((whole) => ({
    id: whole ? 'whole' : 'least',
    type: record.definition.type,
    ...(record.version > 1 && { schemaVersion: record.version }),
    ...packFields(packingsOf(record.definition), objectOf(record.definition.fields, whole)),
  }))
