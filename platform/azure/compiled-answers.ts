import * as core from 'zod/v4/core'
import { fitsOf } from '../core/records/fits.ts'

/** Copies what a schema describes. Throws `misfit` for what the schema may refuse. */
type Copy = (value: unknown) => unknown

const misfit = Symbol('misfit')

/**
 * Reads what a schema describes, and drops and refuses the same. Objects are copied by functions made for their schema, which browsers may not run
 * and the contracts therefore do without; for anything that does not fit, the schema itself decides. Built and compiled at the first answer, since an app
 * starts without schemas (local/build/late-constants.ts).
 */
export const compiledAnswer = (endpoint: { readonly answer: core.$ZodType }): ((value: unknown) => unknown) => {
  let copy: Copy | undefined
  return (value) => {
    copy ??= copyOf(endpoint.answer)
    try {
      return copy(value)
    } catch (error) {
      if (error === misfit) return core.parse(endpoint.answer, value)
      throw error
    }
  }
}

const copyOf = (schema: core.$ZodType): Copy => {
  const { def } = (schema as core.$ZodTypes)._zod
  const hasChecks = (def.checks?.length ?? 0) > 0
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
      return checked(fitsOf(schema))
    case 'unknown':
    case 'any':
      return (value) => value
    case 'object':
      return hasChecks || (def.catchall && !isClosed(def.catchall)) ? bySchema(schema) : copyObject(def.shape, def.catchall !== undefined)
    case 'array':
      return hasChecks ? bySchema(schema) : copyEach(copyOf(def.element))
    case 'optional': {
      const copy = copyOf(def.innerType)
      return (value) => (value === undefined ? undefined : copy(value))
    }
    default:
      return bySchema(schema)
  }
}

const bySchema =
  (schema: core.$ZodType): Copy =>
  (value) =>
    core.parse(schema, value)

const checked =
  (fits: (value: unknown) => boolean): Copy =>
  (value) => {
    if (!fits(value)) throw misfit
    return value
  }

const copyEach =
  (copy: Copy): Copy =>
  (value) => {
    if (!Array.isArray(value)) throw misfit
    return value.map(copy)
  }

/** Whether the schema of further fields refuses all of them. */
const isClosed = (catchall: core.$ZodType): boolean => catchall._zod.def.type === 'never'

/**
 * A function with the literal of the object: `value => ({"name": copy0(value["name"]), …})`.
 * @param closed whether further fields are refused
 */
const copyObject = (shape: core.$ZodShape, closed: boolean): Copy => {
  const copies = Object.values(shape).map(copyOf)
  const fields = Object.keys(shape).map((name, index) => `${JSON.stringify(name)}: copy${index}(value[${JSON.stringify(name)}])`)
  const body = `return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit
    ${closed ? 'for (const name in value) if (!names.has(name)) throw misfit' : ''}
    return { ${fields.join(', ')} }
  }`
  // The text holds names of the contracts' fields alone.
  const outer = { misfit, names: new Set(Object.keys(shape)) }
  return new Function(...Object.keys(outer), ...copies.map((_, index) => `copy${index}`), body)(...Object.values(outer), ...copies) as Copy
}
