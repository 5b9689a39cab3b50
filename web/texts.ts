import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/web\/src\/.*\/(?:[a-z-]+-)?texts\/(en|es|fr|de)\.ts$/
const accessor = /[/-]messages(\/index)?\.ts$/
const runtime = `${import.meta.dirname}/src/messages/catalogue.ts`

export type Tree = string | { [key: string]: Tree }

/** The groups of texts that a catalogue's file exports. */
export const readCatalogue = async (file: string, source?: string): Promise<Record<string, Tree>> => {
  const { code } = await transform(source ?? (await readFile(file, 'utf8')), { loader: 'ts', format: 'esm' })
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { ...(module as Record<string, Tree>) }
}

/** A message's arguments by name, each with the kinds that it is used as: 2 is a plural, 1 a select, none a plain value. */
export const argumentsOf = (message: string): string[] => {
  const found = new Set<string>()
  const visitAll = (nodes: unknown): void => {
    if (!Array.isArray(nodes)) return
    for (const node of nodes) {
      if (!Array.isArray(node)) continue
      const [name, kind, options] = node as unknown[]
      found.add(`${name} ${kind ?? ''}`.trim())
      if (typeof options === 'object' && options !== null) Object.values(options).forEach(visitAll)
    }
  }
  visitAll(compile(message))
  return [...found].sort()
}

/** How a catalogue departs from the English one: keys that it lacks or has besides, and messages with other arguments. */
export const departures = (english: Tree | undefined, other: Tree | undefined, path = ''): string[] => {
  if (english === undefined) return [`${path} is not in English`]
  if (other === undefined) return [`${path} is missing`]
  if (typeof english === 'string' || typeof other === 'string') {
    if (typeof english !== typeof other) return [`${path} is not of the same form`]
    const [wanted, given] = [argumentsOf(String(english)).join(', '), argumentsOf(String(other)).join(', ')]
    return wanted === given ? [] : [`${path} has the arguments “${given}” instead of “${wanted}”`]
  }
  const keys = new Set([...Object.keys(english), ...Object.keys(other)])
  return [...keys].flatMap((key) => departures(english[key], other[key], path ? `${path}.${key}` : key))
}

const compiled = (tree: Tree): string => {
  if (typeof tree === 'string') return compiledMessage(compile(tree))
  if (Array.isArray(tree)) return `[${tree.map(compiled).join()}]`
  return `{${Object.entries(tree)
    .map(([key, value]) => `${JSON.stringify(key)}:${compiled(value)}`)
    .join()}}`
}

const compiledMessage = (message: ReturnType<typeof compile>): string =>
  typeof message === 'string' ? JSON.stringify(message) : `m(${JSON.stringify(message)})`

/**
 * Compiles catalogues: plain texts stay, messages with arguments become functions. A message that is no ICU, or a catalogue that departs from the
 * English one, fails the build. With `awaited`, modules that read texts wait for the English ones: unit tests import them without an app's start.
 */
export const texts = ({ awaited = false } = {}): Plugin => {
  return {
    name: 'texts',
    enforce: 'pre',
    async transform(source, id) {
      if (awaited && accessor.test(id) && source.includes('catalogue<'))
        return `${source}\nimport { loadTexts } from '${runtime}'\nawait loadTexts()\n`
      const [, language] = catalogue.exec(id) ?? []
      if (!language) return undefined
      const groups = await readCatalogue(id, source)
      if (language !== 'en') {
        const english = join(dirname(id), 'en.ts')
        this.addWatchFile(english)
        const found = departures(await readCatalogue(english), groups)
        if (found.length > 0) this.error(`${id}: ${found.join('; ')}`)
      }
      const lines = Object.entries(groups).map(([name, tree]) => `export const ${name} = ${compiled(tree)}`)
      return `import { messagesIn } from '${runtime}'\nconst m = messagesIn('${language}')\n${lines.join('\n')}\n`
    },
  }
}
