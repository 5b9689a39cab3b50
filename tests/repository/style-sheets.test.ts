import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A screen is made of the kit and of looks; a sheet of its own has the few rules that only it needs. */
const atMost = 4_890

it('keeps the style sheets of the web app small', () => {
  const sheets = globSync('web/src/**/*.css', { cwd: new URL('../..', import.meta.url) })
  const lines = sheets.map(
    (sheet) =>
      readFileSync(new URL(`../../${sheet}`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n').length,
  )
  expect(sheets.length).toBeGreaterThan(0)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(atMost)
})
