import type * as z from 'zod/mini'

type Def = z.core.$ZodTypes['_zod']['def']

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def

/** Objects deeper than this are named alone. */
const deepest = 1

/** Whether a document may lack the field. */
export const isOptional = (schema: z.core.$ZodType): boolean => defOf(schema).type === 'optional'

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

const choice = (values: readonly unknown[]): string => values.map(quoted).join(', ')

const number = (def: Def): string => ('format' in def && String(def.format).includes('int') ? 'integer' : 'number')

const text = (def: Def): string => ('format' in def && typeof def.format === 'string' && def.format !== 'regex' ? def.format : 'text')

const object = (shape: z.core.$ZodShape, depth: number): string => {
  if (depth >= deepest) return 'object'
  const fields = Object.entries(shape).map(([name, field]) => {
    const type = describeSchema(field, depth + 1)
    return `${name}${isOptional(field) ? '?' : ''}${type === 'text' ? '' : `: ${type}`}`
  })
  return `{ ${fields.join(', ')} }`
}

const many = (element: string): string =>
  element.includes(' ') && !element.startsWith('{') ? `list of (${element})` : `list of ${element}`

/** What a schema accepts, in short: `integer`, `list of text`, `{ name, size: integer }`. */
export const describeSchema = (schema: z.core.$ZodType, depth = 0): string => {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return text(def)
    case 'number':
      return number(def)
    case 'boolean':
      return 'yes or no'
    case 'literal':
      return choice(def.values)
    case 'enum':
      return choice(Object.values(def.entries))
    case 'array':
      return many(describeSchema(def.element, depth))
    case 'object':
      return object(def.shape, depth)
    case 'record':
      return `${describeSchema(def.valueType, depth)} by ${describeSchema(def.keyType, depth)}`
    case 'union':
      return def.options.map((option) => describeSchema(option, depth)).join(' or ')
    case 'nullable':
      return `${describeSchema(def.innerType, depth)} or null`
    case 'optional':
    case 'readonly':
    case 'default':
    case 'nonoptional':
      return describeSchema(def.innerType, depth)
    case 'tuple':
      return `[${def.items.map((item) => describeSchema(item, depth)).join(', ')}]`
    case 'unknown':
    case 'any':
      return 'as its writer needs it'
    default:
      return def.type
  }
}
