import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import { leanContracts } from './lean-contracts.ts'

const folder = join(import.meta.dirname, '../contracts')

const transformed = (code: string, id: string) => {
  const { transform } = leanContracts()
  return typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, id]) : undefined
}

it('leaves out the sentence of every call, and nothing of other modules', async () => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
  const calls = files.filter((file) => /^ {2}summary:(?! string)/m.test(readFileSync(file, 'utf8')))
  expect(calls.length).toBeGreaterThan(50)
  for (const file of calls) {
    const lean = transformed(readFileSync(file, 'utf8'), file)
    expect(lean).not.toMatch(/^ {2}summary:(?! string)/m)
    await transformWithOxc(lean, file)
  }
  expect(transformed("  summary: 'of a chart',", '/web/src/ui/charts/ChartBlock.tsx')).toBeUndefined()
})
