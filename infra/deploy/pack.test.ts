import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { digestOf, pack } from './pack.ts'
import { damagedFiles } from './roll-back.ts'

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('packs the same files to the same bytes, whenever they were written, and other files to others', () => {
  const folder = temporary()
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  writeFileSync(join(folder, 'a/b/one.txt'), 'one')
  writeFileSync(join(folder, 'two.txt'), 'two')
  const copy = temporary()
  cpSync(folder, copy, { recursive: true })
  for (const file of globSync('**/*.txt', { cwd: copy })) utimesSync(join(copy, file), 1_000_000_000, 1_000_000_000)
  writeFileSync(join(copy, 'two.txt.map'), 'not packed')
  expect(digestOf(pack(copy))).toBe(digestOf(pack(folder)))
  writeFileSync(join(copy, 'two.txt'), 'Two')
  expect(digestOf(pack(copy))).not.toBe(digestOf(pack(folder)))
})

it('names packages that are not as they were kept', () => {
  const folder = temporary()
  writeFileSync(join(folder, 'good.zip'), 'good')
  writeFileSync(join(folder, 'bad.zip'), 'changed')
  const sums = [`${digestOf(Buffer.from('good'))}  good.zip`, `${digestOf(Buffer.from('bad'))}  bad.zip`, ''].join('\n')
  expect(damagedFiles(folder, sums)).toEqual(['bad.zip'])
})
