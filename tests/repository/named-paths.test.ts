import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The pages name files and tests of the repository; a reader finds each of them. */
const root = join(import.meta.dirname, '../..')
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })].sort()
/** Written from the records, with names of fields alone. */
const generated = 'docs/data-model.md'

const isBuilt = (name: string): boolean => ['node_modules', 'dist', 'coverage'].includes(name) || name.startsWith('.')
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !isBuilt(entry.name) ? [entry.name] : [],
)
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,bicep}`, { cwd: root, exclude: (name) => isBuilt(name.split('/').at(-1) ?? '') }),
)

/** How the pages about security shorten folders: see the beginning of SECURITY.md. */
const short: Record<string, string> = {
  auth: 'functions-auth/src',
  bidders: 'functions-bidders/src',
  upload: 'functions-upload/src',
  it: 'tests/integration',
  web: 'tests/browser',
}

/** Paths that look like ones of the repository and are none, with the reason. */
const elsewhere: Record<string, string> = {
  'web/dist': 'the build writes it',
  'web/dist/assets': 'the build writes it',
  'records/bidders/email-stop.jsonl': 'in the archive of a house',
}

const tests = ['.test.ts', '.test.tsx', '.component.test.tsx']
const endings = ['', '.ts', '.tsx', ...tests]

/** Where a name may lie: as it is, and with the folder that its first part is short for. */
const placesOf = (path: string): string[] => {
  const [first = '', ...rest] = path.split('/')
  const folder = Object.hasOwn(short, first) ? short[first] : undefined
  return [path, ...(folder ? [[folder, ...rest].join('/')] : [])]
}

/** The files that a name may mean. */
const foundAt = (path: string, by: readonly string[] = endings): string[] =>
  placesOf(path.replace(/\/$/, '')).flatMap((place) => by.map((ending) => join(root, place + ending)).filter((file) => existsSync(file)))

/**
 * The paths in text between backticks, of which commands have several. A path has no placeholder, and either begins with a folder of the root or a
 * short name of one, or ends like source text. `x` at the end means any name.
 */
export const pathsIn = (code: string): string[] =>
  code.split(/\s+/).filter((word) => {
    if (!/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(word) || word.endsWith('/x') || word.startsWith('.')) return false
    const [first = ''] = word.split('/')
    const isRooted = word.includes('/') && (folders.includes(first) || Object.hasOwn(short, first))
    return isRooted || /\w\.(?:tsx?|bicep)$/.test(word)
  })

const isThere = (path: string): boolean =>
  Object.hasOwn(elsewhere, path) || foundAt(path).length > 0 || files.some((file) => file.endsWith(`/${path}`))

const read = (page: string): string => readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Parts of test titles that a page quotes, as "`path`: title; another title", each with the path. */
export const titlesIn = (text: string): { path: string; title: string }[] =>
  [...text.matchAll(/`([\w./-]+\/[\w.-]+)`: ([^`|]+)/g)].flatMap(([, path = '', titles = '']) =>
    titles.split(';').flatMap((one) => {
      const title = one.trim().replace(/,$/, '')
      return title ? [{ path, title }] : []
    }),
  )

describe.each(pages.filter((page) => page !== generated))('%s', (page) => {
  const text = read(page)

  it('names files and folders that exist', () => {
    expect(
      codeIn(text)
        .flatMap(pathsIn)
        .filter((path) => !isThere(path)),
    ).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].flatMap(([, to = '']) => (/^[a-z]+:/.test(to) ? [] : [to]))
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
  })
})

describe.each(['SECURITY.md', 'docs/security/input-web-files.md', 'docs/security/keys-data-operation.md'])('the tables of %s', (page) => {
  const shown = read(page)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').at(-2) ?? '')

  it('name a test wherever the name has no ending', () => {
    expect(shown.length).toBeGreaterThan(20)
    const names = shown
      .flatMap(codeIn)
      .flatMap(pathsIn)
      .filter((path) => !/\.[a-z]+$|\/$/.test(path))
    const isFolder = (path: string): boolean => globSync(`${path}/**/*.test.{ts,tsx}`, { cwd: root }).length > 0
    expect(names.filter((path) => foundAt(path, tests).length === 0 && !isFolder(path))).toEqual([])
  })

  it('quote titles that the tests have', () => {
    const quoted = shown.flatMap(titlesIn)
    expect(quoted.length).toBeGreaterThan(3)
    const has = ({ path, title }: { path: string; title: string }): boolean =>
      foundAt(path, tests).some((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title))
    expect(quoted.filter((one) => !has(one))).toEqual([])
  })
})

describe('a path between backticks', () => {
  it.each([
    ['contracts/fields', ['contracts/fields']],
    ['auth/mfa/seed', ['auth/mfa/seed']],
    ['create-handler.ts', ['create-handler.ts']],
    ['node infra/cost/bill.ts --json x', ['infra/cost/bill.ts']],
    ['auth/x', []],
    ['contracts/<noun>.ts', []],
    ['system:audit', []],
    ['application/json', []],
    ['@e965/xlsx', []],
    ['/openapi.json', []],
    ['.ts', []],
  ])('is recognized in %s', (code, paths) => {
    expect(pathsIn(code)).toEqual(paths)
  })

  it('is missing when neither it nor a file of that ending exists', () => {
    for (const path of ['platform/core/counted-write', 'auth/mfa/verify-mfa', 'no-such-file.ts']) expect(isThere(path)).toBe(false)
    for (const path of ['platform/core/http/create-handler', 'auth/sign-in/verify-mfa', 'it/walk', 'main.bicep', 'contracts/'])
      expect(isThere(path)).toBe(true)
  })
})

describe('a quoted title', () => {
  it('follows a path and a colon, up to the next', () => {
    expect(titlesIn('`a/b`: gives one; refuses two; `a/c`, `a/d`: takes three')).toEqual([
      { path: 'a/b', title: 'gives one' },
      { path: 'a/b', title: 'refuses two' },
      { path: 'a/d', title: 'takes three' },
    ])
  })
})
