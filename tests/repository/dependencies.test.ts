import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Packages that a workspace declares are those it imports: what is declared and unused is dead weight, what is undeclared works by chance. */
const root = join(import.meta.dirname, '../..')

interface Manifest {
  workspaces: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const { workspaces, devDependencies: shared = {} } = manifestOf('.')

/** Used without an import: programs that scripts start, and types that the compiler finds automatically. */
const withoutImport: Readonly<Record<string, string>> = {
  azurite: 'the stack starts its programs',
  'dejavu-fonts-ttf': 'the build copies its files',
  node: 'the Node that all programs here run on',
  lighthouse: 'the bench starts it',
  typescript: 'npm run check',
  '@biomejs/biome': 'npm run check',
  stylelint: 'npm run check',
  'stylelint-declaration-strict-value': 'stylelint.config.mjs',
  '@types/node': 'tsconfig.json',
  'tree-sitter-bicep': 'the check of the templates loads its grammar',
  '@scalar/api-reference': 'the page of the API loads its file',
}

/** Modules that no package holds. */
const supplied: ReadonlySet<string> = new Set(['@azure/functions-core', 'virtual:themes.css'])

const isOf = (folder: string, file: string): boolean => !file.includes('node_modules') && !file.startsWith(`${folder}/dist/`)
const imports = /^(?:(?:import|export)\b[^'"`;]*?\bfrom |@?import )['"]([^'".][^'"]*)['"]|\b(?:import|require)\(['"]([^'".][^'"]*)['"]\)/gm
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** Packages that the files of a folder import; parts of this product aside, whose layers the linter checks. */
const importedBy = (folder: string): Set<string> =>
  new Set(
    globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
      .filter((file) => isOf(folder, file))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(imports)].map(([, path, later = '']) => path ?? later))
      .filter((path) => !isBuiltin(path) && !path.startsWith('@auctionwiz/') && !supplied.has(path))
      .map(packageOf),
  )

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`

describe.each(workspaces)('%s', (folder) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
  const declared = { ...dependencies, ...devDependencies }
  const imported = importedBy(folder)

  it('imports each package that it declares', () => {
    const used = new Set([...imported, ...[...imported].map(typesOf)])
    expect(Object.keys(declared).filter((name) => !used.has(name) && withoutImport[name] === undefined)).toEqual([])
  })

  it('declares each package that it imports', () => {
    expect([...imported].filter((name) => declared[name] === undefined && shared[name] === undefined).toSorted()).toEqual([])
  })
})

it('shares tools alone that some workspace uses', () => {
  const imported = new Set([...workspaces, '.'].flatMap((folder) => [...importedBy(folder)]))
  const used = new Set([...imported, ...[...imported].map(typesOf)])
  expect(Object.keys(shared).filter((name) => !used.has(name) && withoutImport[name] === undefined)).toEqual([])
})
