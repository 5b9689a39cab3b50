import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** A screen is made of the kit and of looks; a sheet of its own has the few rules that only it needs. */
const atMost = 2_866

const root = fileURLToPath(new URL('../..', import.meta.url))
const sheets = globSync('web/src/**/*.css', { cwd: root })
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('keeps the style sheets of the web app small', () => {
  expect(sheets.length).toBeGreaterThan(0)
  const lines = sheets.map((sheet) => read(sheet).trimEnd().split('\n').length)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(atMost)
})

it('draws no class that no component names', () => {
  const users = new Map<string, string>()
  for (const file of globSync('web/src/**/*.tsx', { cwd: root })) {
    const code = read(file)
    for (const [, sheet = ''] of code.matchAll(/from '([^']+\.module\.css)'/g)) {
      const at = join(dirname(file), sheet)
      users.set(at, (users.get(at) ?? '') + code)
    }
  }
  const unused = sheets
    .filter((sheet) => sheet.endsWith('.module.css'))
    .flatMap((sheet) => {
      const code = users.get(sheet) ?? ''
      const css = read(sheet).replaceAll(/\/\*.*?\*\/|:global\((?:[^()]|\([^()]*\))*\)/gs, '')
      const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
      // `styles[tone]` may name any.
      return /styles\[/.test(code)
        ? []
        : [...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(code)).map((name) => `${sheet}: ${name}`)
    })
  expect(unused).toEqual([])
})
