import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareConstants } from './prepare-constants.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'late-'))
  await mkdir(join(root, 'node_modules/@auctionwiz'), { recursive: true })
  await symlink(join(root, 'contracts'), join(root, 'node_modules/@auctionwiz/contracts'), 'junction')
  await write('contracts/package.json', '{ "type": "module", "exports": { "./*": "./*.ts" } }')
  await write('contracts/endpoint.ts', 'export const endpoint = <T>(definition: T): T => definition')
  // `made` lists what has been evaluated.
  await write(
    'contracts/make.ts',
    'export const make = <T>(value: T): T => {\n  ;(globalThis as { made?: T[] }).made?.push(value)\n  return value\n}\n',
  )
})
afterEach(() => rm(root, { recursive: true }))

const write = async (name: string, source: string): Promise<void> => {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), source)
}

/** Bundles an app that imports contracts. */
const bundled = async (main: string): Promise<string> => {
  await write('app/main.ts', main)
  const { outputFiles } = await build({
    entryPoints: [join(root, 'app/main.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: [prepareConstants(root)],
  })
  return outputFiles[0]?.text ?? ''
}

/** Loads such an app. @returns what it exports, and what has been made until now */
const load = async (main: string): Promise<{ app: Record<string, () => unknown>; made: unknown[] }> => {
  const module = { exports: {} as Record<string, () => unknown> }
  const made: unknown[] = []
  new Function('module', 'globalThis', await bundled(main))(module, { made })
  return { app: module.exports, made }
}

describe('prepareConstants', () => {
  it('evaluates a constant of the contracts at its first use, once', async () => {
    await write(
      'contracts/names.ts',
      "import { make } from './make.ts'\nexport const first = make('first')\nexport const second = make('second')\n",
    )
    const { app, made } = await load("import { first } from '@auctionwiz/contracts/names'\nexport const read = () => first\n")
    expect(made).toEqual([])
    expect([app.read?.(), app.read?.()]).toEqual(['first', 'first'])
    expect(made).toEqual(['first'])
  })

  it('evaluates the schemas of a call at their first use, whose path it registers', async () => {
    await write(
      'contracts/calls.ts',
      `import { endpoint } from './endpoint.ts'
import { make } from './make.ts'
const answer = make('answer')
export const list = endpoint({ path: 'list', query: make('query'), answer })
export const health = (app: string) => endpoint({ path: app, answer: make('health') })
`,
    )
    const { app, made } = await load(`import * as calls from '@auctionwiz/contracts/calls'
const health = calls.health('auth')
export const paths = () => [calls.list.path, health.path]
export const answers = () => [calls.list.answer, calls.list.answer, health.answer]
`)
    expect(app.paths?.()).toEqual(['list', 'auth'])
    expect(made).toEqual([])
    expect(app.answers?.()).toEqual(['answer', 'answer', 'health'])
    expect(made).toEqual(['answer', 'health'])
  })

  it('tells a constant from what else has its name', async () => {
    await write(
      'contracts/names.ts',
      `import { make } from './make.ts'
export const name = make('constant')
export const greet = (name: string) => \`Hello \${name}\`
export type Name = typeof name
`,
    )
    const { app } = await load(`import { greet, type Name, name as known } from '@auctionwiz/contracts/names'
const read = ({ known }: { known: Name }) => known
export const all = () => [greet('Ann'), read({ known: 'Bo' }), { known }]
`)
    expect(app.all?.()).toEqual(['Hello Ann', 'Bo', { known: 'constant' }])
  })

  it('takes patterns, functions, classes, variables, and names of other modules', async () => {
    await write(
      'contracts/base.ts',
      "import { make } from './make.ts'\nexport const shape = make({ id: 1, name: 2, rest: 3 })\nexport const size = 5\n",
    )
    await write(
      'contracts/names.ts',
      `import { shape } from './base.ts'
export { size as length } from './base.ts'
export { shape }
const { id: _id, ...fields } = shape
export const names = Object.keys(fields)
let calls = 0
export function count(): number {
  calls += 1
  return names.length * calls
}
export class Problem extends Error {}
`,
    )
    const { app, made } = await load(`import * as names from '@auctionwiz/contracts/names'
import { Problem } from '@auctionwiz/contracts/names'
export const all = () => [names.length, names.names, names.count(), names.count(), names.shape, new Problem('late') instanceof Error]
`)
    expect(made).toEqual([])
    expect(app.all?.()).toEqual([5, ['name', 'rest'], 2, 4, { id: 1, name: 2, rest: 3 }, true])
    expect(made).toHaveLength(1)
  })

  it('leaves constants of other folders as they are', async () => {
    await write('contracts/names.ts', "import { make } from './make.ts'\nexport const first = make('first')\n")
    const { made } = await load("import { first } from '@auctionwiz/contracts/names'\nexport const own = [first]\n")
    expect(made).toEqual(['first'])
  })

  it('leaves out what nothing uses of the domain', async () => {
    const module = "const make = (name: string) => name.trim()\nexport const used = make('first')\nexport const unused = make('second')\n"
    await write('domain/names.ts', module)
    await write('other/names.ts', module)
    const main = "import { used } from '../domain/names.ts'\nimport { used as other } from '../other/names.ts'\nconsole.log(used, other)\n"
    const [domain, other] = (await bundled(main)).split('// other/names.ts')
    expect(domain).toContain('first')
    expect(domain).not.toContain('second')
    expect(other).toContain('second')
  })
})
