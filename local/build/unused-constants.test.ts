import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveOutUnused, withoutEffects } from './unused-constants.ts'

describe('withoutEffects', () => {
  it('marks the constants that are computed, whether exported or not', () => {
    expect(withoutEffects("export const used = make('a').check(1)\nconst own = [...others]\n")).toBe(
      "export const used = /* @__PURE__ */ (() => (make('a').check(1)))()\nconst own = /* @__PURE__ */ (() => ([...others]))()\n",
    )
  })

  it('keeps types, functions, plain values and statements as they are', () => {
    const source = [
      "import { make } from './make.ts'",
      'export type Name = string',
      'export const limit = 5',
      'export const alias = limit',
      'export const twice = (value: number) => value * 2',
      'export function thrice(value: number) {\n  const result = make(value)\n  return result\n}',
      'make(limit)',
      '',
    ].join('\n')
    expect(withoutEffects(source)).toBe(source)
  })

  it('takes values with a stated type', () => {
    expect(withoutEffects('const names: readonly string[] = list() as const satisfies string[]')).toBe(
      'const names: readonly string[] = /* @__PURE__ */ (() => (list() as const satisfies string[]))()',
    )
  })
})

describe('leaveOutUnused', () => {
  let root = ''

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'unused-'))
    const module =
      "const make = (name: string) => ({ check: () => name })\nexport const used = make('first').check()\nexport const unused = make('second').check()\n"
    for (const folder of ['declared', 'other']) {
      await mkdir(join(root, folder))
      await writeFile(join(root, folder, 'names.ts'), module)
    }
    await writeFile(
      join(root, 'main.ts'),
      "import { used } from './declared/names.ts'\nimport { used as other } from './other/names.ts'\nconsole.log(used, other)\n",
    )
  })

  afterAll(() => rm(root, { recursive: true }))

  it('leaves out of a bundle what nothing uses, in the folders named alone', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'main.ts')],
      absWorkingDir: root,
      bundle: true,
      write: false,
      format: 'cjs',
      plugins: [leaveOutUnused(root, ['declared'])],
    })
    const [declared, other] = (outputFiles[0]?.text ?? '').split('// other/names.ts')
    expect(declared).toContain('first')
    expect(declared).not.toContain('second')
    expect(other).toContain('second')
  })
})
