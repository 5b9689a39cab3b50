import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const apps = globSync('functions-*/src/**/*.ts', { cwd: root }).map((path) => join(root, path))
const records = globSync('records/*.ts', { cwd: root }).map((path) => join(root, path))

interface Source {
  /** What the file declares at its top level, as text by name. */
  declared: ReadonlyMap<string, string>
  /** The file that each imported name is from, with its name there. */
  imported: ReadonlyMap<string, [path: string, name: string]>
}

const read = (path: string): Source => {
  const code = readFileSync(path, 'utf8')
  const statements = code.split(/^(?=(?:export )?(?:async )?(?:const|function|class|type|interface) )/m)
  const declared = statements.flatMap((text): [string, string][] => {
    const [, name] = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(text) ?? []
    return name ? [[name, text]] : []
  })
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '(\.[^']+|@auctionwiz\/records\/[^']+)'/gm)].flatMap(
    ([, names = '', inner = '']) =>
      names.split(',').map((each): [string, [string, string]] => {
        const [name = '', local = name] = each.trim().split(' as ')
        return [local, [inner.startsWith('.') ? join(dirname(path), inner) : recordsFile(inner), name.replace('type ', '')]]
      }),
  )
  return { declared: new Map(declared), imported: new Map(imported) }
}

const recordsFile = (module: string): string => `${join(root, module.replace('@auctionwiz/', ''))}.ts`

const files = new Map([...apps, ...records].map((path) => [path, read(path)]))

/** Whether the text of a function, or of one that it names, matches a pattern. */
const reaches = (path: string, name: string, pattern: RegExp, seen = new Set<string>()): boolean => {
  const source = files.get(path)
  const text = source?.declared.get(name)
  const key = `${path} ${name}`
  if (!source || text === undefined || seen.has(key)) return false
  seen.add(key)
  if (pattern.test(text)) return true
  return (text.match(/\b\w+\b/g) ?? []).some((used) => {
    const [from, there] = source.imported.get(used) ?? [path, used]
    return reaches(from, there, pattern, seen)
  })
}

/** The use case of any app that is exported under the name of its endpoint, for tests that read what it calls. */
export const useCaseNamed = (name: string): { reaches(pattern: RegExp): boolean } | undefined => {
  const path = apps.find((one) => files.get(one)?.declared.get(name)?.startsWith('export '))
  return path === undefined ? undefined : { reaches: (pattern) => reaches(path, name, pattern) }
}
