import type { LibraryProperty, LibraryType, Resolve } from './type-library.ts'
import { ofBicep } from './used-properties.ts'
import type { Value } from './values.ts'

/** Bits of the library's flags. */
const required = 1
const readOnly = 2

const kinds: Readonly<Record<string, Value['kind']>> = {
  StringType: 'string',
  StringLiteralType: 'string',
  IntegerType: 'number',
  BooleanType: 'boolean',
  ArrayType: 'array',
  ObjectType: 'object',
  DiscriminatedObjectType: 'object',
}

/** What is wrong with a value, by its path; what is unknown before a deployment is right. */
export const problemsOf = (value: Value, type: LibraryType, resolve: Resolve, at = ''): string[] => {
  if (value.kind === 'unknown' || value.kind === 'null' || type.$type === 'AnyType') return []
  if (value.kind === 'either') return value.options.flatMap((option) => problemsOf(option, type, resolve, at))
  if (type.$type === 'UnionType') {
    const found = type.elements.map((one) => problemsOf(value, resolve(one), resolve, at))
    return found.some((problems) => problems.length === 0) ? [] : [`${at} has none of its values: ${describe(value)}`]
  }
  if (value.kind !== kinds[type.$type]) return [`${at} should be ${type.$type} and is ${describe(value)}`]
  if (type.$type === 'StringLiteralType') return literal(value, type.value, at)
  if (type.$type === 'ArrayType' && value.kind === 'array')
    return value.items.flatMap((item) => problemsOf(item, resolve(type.itemType), resolve, `${at}[]`))
  if (type.$type === 'ObjectType' && value.kind === 'object') {
    const others = type.additionalProperties && resolve(type.additionalProperties)
    return objectProblems(value, { properties: type.properties, others, resolve, at })
  }
  if (type.$type === 'DiscriminatedObjectType' && value.kind === 'object') {
    const chosen = value.properties.get(type.discriminator)
    const name = chosen && 'text' in chosen ? chosen.text : ''
    const element = type.elements[name]
    if (!element) return [`${at}.${type.discriminator} has none of its values: ${name}`]
    const own = resolve(element)
    const properties = { ...type.baseProperties, ...(own.$type === 'ObjectType' && own.properties) }
    return objectProblems(value, { properties, others: undefined, resolve, at })
  }
  return []
}

const literal = (value: Value, wanted: string, at: string): string[] =>
  // An empty text is one that a parameter completes.
  'text' in value && value.text !== '' && value.text !== wanted ? [`${at} is ${value.text}`] : []

interface ObjectRules {
  properties: Record<string, LibraryProperty>
  others: LibraryType | undefined
  resolve: Resolve
  at: string
}

const objectProblems = (value: Extract<Value, { kind: 'object' }>, { properties, others, resolve, at }: ObjectRules): string[] => {
  const isRoot = at === ''
  const pathOf = (name: string): string => (isRoot ? name : `${at}.${name}`)
  const given = [...value.properties].filter(([name]) => !(isRoot && ofBicep.has(name)))
  const wrong = given.flatMap(([name, inner]) => {
    const known = properties[name]
    if (!known) return others ? problemsOf(inner, others, resolve, pathOf(name)) : [`${pathOf(name)} is no property`]
    if (known.flags & readOnly) return [`${pathOf(name)} can't be set`]
    return problemsOf(inner, resolve(known.type), resolve, pathOf(name))
  })
  const missing = Object.entries(properties).filter(([name, { flags }]) => flags & required && !value.properties.has(name))
  return [...wrong, ...missing.map(([name]) => `${pathOf(name)} is missing`)]
}

const describe = (value: Value): string => ('text' in value ? `${value.kind} ${value.text}` : value.kind)
