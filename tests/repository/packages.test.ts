import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** `packages/` knows nothing of this product, and nothing that is deployed uses it. */
const root = join(import.meta.dirname, '../..')

interface Manifest {
  name: string
  workspaces: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const { workspaces, devDependencies: shared } = manifestOf('.')
const packages = workspaces.filter((folder) => folder.startsWith('packages/'))
/** Folders whose programs run on a developer's machine alone. */
const local = ['local', 'tests', ...packages]

const specifiers = /\bfrom '([^'\n]+)'|\bimport\('([^'\n]+)'\)|^import '([^'\n]+)'|new URL\('([^'\n]+)', import\.meta\.url\)/gm
interface Import {
  file: string
  path: string
}
const importsOf = (folder: string): Import[] =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(specifiers)].map((found) => ({ file, path: found.slice(1).find(Boolean) ?? '' })),
  )
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

describe.each(packages)('%s', (folder) => {
  const { dependencies, devDependencies } = manifestOf(folder)
  const declared = { ...shared, ...dependencies, ...devDependencies }
  const isOwn = ({ file, path }: Import): boolean => !relative(folder, join(dirname(file), path)).startsWith('..')

  it('imports its own files and packages from elsewhere alone', () => {
    const foreign = importsOf(folder).filter((found) =>
      found.path.startsWith('.') ? !isOwn(found) : !isBuiltin(found.path) && declared[packageOf(found.path)] === undefined,
    )
    expect(foreign).toEqual([])
  })

  it('has a README', () => {
    expect(readFileSync(join(root, folder, 'README.md'), 'utf8')).toMatch(/^# \S/)
  })
})

it('serves programs of a developer’s machine alone', () => {
  const names = packages.map((folder) => manifestOf(folder).name)
  const deployed = workspaces.filter((folder) => !local.includes(folder))
  expect(deployed.flatMap(importsOf).filter(({ path }) => path.includes('packages/') || names.includes(packageOf(path)))).toEqual([])
})
