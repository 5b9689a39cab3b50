import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What the sources say of a record that its declaration does not hold. */
export interface RecordSource {
  file: string
  /** The comment above a field, in one line. */
  comments: Map<string, string>
  /** Folders of the apps whose code writes it, or uses a function of its file that does. */
  writers: string[]
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/(\.test|testing)\.ts$|\/test-[^/]*\.ts$|\/testing\/|node_modules/.test(file))

/** Where each type is declared, and who writes it. */
export const recordSources = (): Map<string, RecordSource> => {
  const users = sources('{functions-*/src,records,platform/core}/**/*.ts').map((file) => ({ file, text: read(file) }))
  const found = new Map<string, RecordSource>()
  for (const { file, text } of users)
    for (const { 1: name = '', 2: type = '', index } of text.matchAll(/export const (\w+) = record\(\{\s*type: '([^']+)'/g)) {
      const end = text.indexOf('\n})', index)
      found.set(type, { file, comments: commentsOf(text.slice(index, end)), writers: writersOf(name, users) })
    }
  return found
}

const commentsOf = (declaration: string): Map<string, string> =>
  new Map([...declaration.matchAll(/^ {4}\/\*\* (.+?) \*\/\n {4}(\w+):/gm)].map(([, comment = '', field = '']) => [field, comment]))

const writersOf = (name: string, users: readonly { file: string; text: string }[]): string[] => {
  const writes = new RegExp(`\\b${name}\\.(creation|put|replacement|document)\\(|recordsOf\\(\\s*${name}\\b`)
  const files = users.filter(({ text }) => writes.test(text)).map(({ file }) => placeOf(file))
  return [...new Set(files)].toSorted()
}

/** The folder of an app's noun, or the file itself elsewhere. */
const placeOf = (file: string): string => {
  const [app = '', , folder = ''] = file.split('/')
  return app.startsWith('functions-') ? `${app}/${folder}` : file
}
