import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readTemplate, type Template } from './template.ts'

export const infra = join(import.meta.dirname, '..')

/** Every Bicep file by its path in `infra`. */
export const templates: ReadonlyMap<string, Template> = new Map(
  globSync('**/*.bicep', { cwd: infra })
    .toSorted()
    .map((file) => [relative(infra, join(infra, file)).replaceAll('\\', '/'), readTemplate(join(infra, file))]),
)

export const templateAt = (path: string): Template => {
  const found = templates.get(path)
  if (!found) throw new Error(`There is no ${path} in infra.`)
  return found
}
