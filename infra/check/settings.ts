import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { infra, templateAt } from './templates.ts'
import { readValue } from './values.ts'

const root = join(infra, '..')

/** Settings of the platform that the code reads or gives to a library, and no operator gives. */
const ofPlatform: ReadonlySet<string> = new Set(['NODE_COMPILE_CACHE', 'WEBSITE_SITE_NAME', 'APPLICATION_INSIGHTS_NO_STATSBEAT'])

/** Where the code of the apps reads a setting: from the environment, by its name, or out of an object of settings. */
const reads = [
  /\b(?:env(?:ironment)?|settings)(?:\.|\[['"])([A-Za-z]\w+)/g,
  /\b(?:required|requiredAddress|requiredSecret|optionalSecret)\('(\w+)'\)/g,
  /\{([^{}]*)\}(?:\s*:\s*(?:Settings|Record<string, string \| undefined>)|\s*=\s*(?:env|settings|process\.env)\b)/g,
]

const isSetting = (name: string): boolean => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^AzureWebJobsStorage/.test(name)

/** Names of settings that the apps read. */
export const settingsOfCode = (): string[] => {
  const files = globSync('{platform/azure,functions-*/src}/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|testing/.test(file))
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const found = sources.flatMap((source) => reads.flatMap((read) => [...source.matchAll(read)].map(([, names = '']) => names)))
  const names = found.flatMap((text) => text.match(/\w+/g) ?? []).filter((name) => isSetting(name) && !ofPlatform.has(name))
  return [...new Set(names)].toSorted()
}

/** Names of settings that the templates give an app. */
export const settingsOfTemplates = (): string[] => {
  const main = templateAt('main.bicep')
  const app = templateAt('modules/function-app.bicep')
  const lists = [
    'commonSettings',
    'messageSettings',
    'bidderMailSettings',
    'authSettings',
    'bidderSettings',
    'uploadSettings',
    'workerSettings',
  ].map((name) => ({ main, name }))
  return [...lists, { main: app, name: 'identitySettings' }]
    .flatMap(({ main: { variables }, name }) => {
      const variable = variables.get(name)
      const value = variable && readValue(variable, variables)
      if (value?.kind !== 'object') throw new Error(`The variable ${name} is not there.`)
      return [...value.properties.keys()]
    })
    .toSorted()
}

/** Names of settings of function apps that the page about them explains; those of one section where it is named. */
export const settingsOfPage = (only?: string): string[] => {
  const [, ...sections] = readFileSync(join(root, 'docs/environment-variables.md'), 'utf8').split(/^## /m)
  const section = sections.filter((text) => (only ? text.startsWith(only) : !text.startsWith('Web app'))).join('')
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  return [...new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)))].toSorted()
}
