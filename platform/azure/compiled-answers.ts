import * as core from 'zod/v4/core'

/**
 * Reads what a schema describes, and drops and refuses the same: with the parts of zod that compile objects into functions, which the contracts
 * do without because browsers may not. A page of a list takes half the time. Compiled at the first answer.
 */
export const compiledAnswer = (schema: core.$ZodType): ((value: unknown) => unknown) => {
  let compiled: core.$ZodType | undefined
  return (value) => {
    compiled ??= compile(schema as core.$ZodTypes)
    return core.parse(compiled, value)
  }
}

const compile = (schema: core.$ZodTypes): core.$ZodType => {
  const { def } = schema._zod
  const inner = (part: core.$ZodType): core.$ZodType => compile(part as core.$ZodTypes)
  // Checks beyond the shape belong to the schema itself, so one that has some stays as it is.
  if (def.checks?.length) return schema
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, inner(part)]))
      return new core.$ZodObjectJIT({ ...def, shape })
    }
    case 'array':
      return new core.$ZodArray({ ...def, element: inner(def.element) })
    case 'optional':
      return new core.$ZodOptional({ ...def, innerType: inner(def.innerType) })
    default:
      return schema
  }
}
