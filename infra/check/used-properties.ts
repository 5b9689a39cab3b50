import type { Template } from './template.ts'
import type { Value } from './values.ts'

/** Words of Bicep in a resource that are no properties of it. */
export const ofBicep: ReadonlySet<string> = new Set(['parent', 'scope', 'dependsOn'])

/** Paths of properties that resources are given, by type and version: `properties.siteConfig.minTlsVersion`. */
export type UsedProperties = Record<string, string[]>

export const usedProperties = (templates: Iterable<Template>): UsedProperties => {
  const used = new Map<string, Set<string>>()
  for (const { type, isExisting, value } of [...templates].flatMap(({ resources }) => resources)) {
    const paths = used.get(type) ?? new Set()
    used.set(type, paths)
    if (!isExisting) for (const path of pathsIn(value)) paths.add(path)
  }
  return Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([type, paths]) => [type, [...paths].toSorted()]))
}

const pathsIn = (value: Value, at = ''): string[] => {
  if (value.kind === 'array') return value.items.flatMap((item) => pathsIn(item, `${at}[]`))
  if (value.kind === 'either') return value.options.flatMap((option) => pathsIn(option, at))
  if (value.kind !== 'object') return []
  return [...value.properties].flatMap(([name, inner]) => {
    if (at === '' && ofBicep.has(name)) return []
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...pathsIn(inner, path)]
  })
}
