import type { Template } from './template.ts'
import type { FoundType, LibraryProperty, LibraryType } from './type-library.ts'

/** Properties of its resources that a template reads, as `symbol` and `name` in `symbol.properties.name`. */
export const readProperties = ({ source, resources }: Template): { symbol: string; type: string; name: string }[] =>
  [...source.matchAll(/\b(\w+)\.properties\.(\w+)/g)].flatMap(([, symbol = '', name = '']) => {
    const resource = resources.find((one) => one.symbol === symbol)
    return resource ? [{ symbol, type: resource.type, name }] : []
  })

/** The same of all templates, each once, as `type properties.name`. */
export const allRead = (templates: Iterable<Template>): string[] =>
  [...new Set([...templates].flatMap(readProperties).map(({ type, name }) => `${type} properties.${name}`))].toSorted()

/** Whether resources of a type have a property of that name below `properties`. */
export const hasProperty = ({ body, resolve }: FoundType, name: string): boolean => {
  const { properties } = membersOf(body)
  const inner = properties && membersOf(resolve(properties.type))
  return inner !== undefined && Object.hasOwn(inner, name)
}

const membersOf = (type: LibraryType): Record<string, LibraryProperty> =>
  type.$type === 'ObjectType' ? type.properties : type.$type === 'DiscriminatedObjectType' ? type.baseProperties : {}
