import * as z from 'zod/mini'

type Fits = (value: unknown) => boolean

/**
 * A fast check of what a schema describes, made once of closures, since browsers run no generated code. It builds no copy and explains nothing.
 * @returns true only for what the schema accepts; where it is false, the schema decides and says why
 */
export const fitsOf = (schema: z.core.$ZodType): Fits => {
  const { _zod: inner } = schema as z.core.$ZodTypes
  const { def } = inner
  const bySchema: Fits = (value) => z.safeParse(schema, value).success
  if (def.type === 'string') return fitsText(def, bySchema)
  if (def.checks?.length) return bySchema
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'number':
      return fitsNumber(def, bySchema)
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'unknown':
    case 'any':
      // An undefined value fits, a field that is not there doesn't.
      return (value) => value !== undefined
    case 'optional':
      return schema instanceof z.ZodMiniExactOptional ? bySchema : orUndefined(fitsOf(def.innerType))
    case 'array':
      return everyOne(fitsOf(def.element))
    case 'tuple':
      return def.rest || def.items.some(isOptional) ? bySchema : eachOne(def.items.map(fitsOf))
    case 'object':
      return fitsObject(def.shape, def.catchall !== undefined)
    case 'union':
      return anyOf(def.options.map(fitsOf))
    default:
      return bySchema
  }
}

const fitsText = ({ checks = [] }: z.core.$ZodStringDef, bySchema: Fits): Fits => {
  const passes = checks.map(({ _zod: { def } }) => textCheck(def as TextCheck)).filter((check) => check !== undefined)
  if (passes.length < checks.length) return bySchema
  const [only, ...more] = passes
  if (only === undefined) return (value) => typeof value === 'string'
  if (more.length === 0) return (value) => typeof value === 'string' && only(value)
  return (value) => typeof value === 'string' && passes.every((pass) => pass(value))
}

type TextCheck =
  | z.core.$ZodCheckStringFormatDef
  | z.core.$ZodCheckMaxLengthDef
  | z.core.$ZodCheckOverwriteDef<string>
  | (z.core.$ZodCustomDef<string> & { check: 'custom' })

/** Passes a text that the check accepts as it is: one that the check would change is left to the schema. */
const textCheck = (def: TextCheck): ((text: string) => boolean) | undefined => {
  switch (def.check) {
    case 'string_format': {
      const { pattern } = def
      return pattern instanceof RegExp && !pattern.global && !pattern.sticky ? (text) => pattern.test(text) : undefined
    }
    case 'max_length':
      return (text) => text.length <= def.maximum
    case 'overwrite':
      return (text) => def.tx(text) === text
    case 'custom':
      return (text) => def.fn(text) === true
    default:
      return undefined
  }
}

const fitsNumber = (def: z.core.$ZodNumberDef, bySchema: Fits): Fits => {
  if (!('format' in def)) return Number.isFinite
  return def.format === 'safeint' ? Number.isSafeInteger : bySchema
}

const oneOf = (values: readonly unknown[]): Fits => {
  const known = new Set(values)
  return (value) => known.has(value)
}

const orUndefined =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value)

const everyOne =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits)

const isOptional = (schema: z.core.$ZodType): boolean => schema._zod.optin === 'optional'

const eachOne =
  (all: readonly Fits[]): Fits =>
  (value) =>
    Array.isArray(value) && value.length === all.length && all.every((fits, index) => fits(value[index]))

const anyOf =
  (all: readonly Fits[]): Fits =>
  (value) =>
    all.some((fits) => fits(value))

/** @param isClosed whether the schema says something of further fields, and decides where there are some */
const fitsObject = (shape: z.core.$ZodShape, isClosed: boolean): Fits => {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const mayBeAbsent = schema instanceof z.ZodMiniExactOptional
    return { name, mayBeAbsent, fits: fitsOf(mayBeAbsent ? schema._zod.def.innerType : schema) }
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const { name, mayBeAbsent, fits } of fields)
      if (!(mayBeAbsent && !(name in value)) && !fits((value as Record<string, unknown>)[name])) return false
    return !isClosed || Object.keys(value).every((name) => Object.hasOwn(shape, name))
  }
}
