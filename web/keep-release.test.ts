import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRelease } from './keep-release.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
})
afterEach(() => rm(folder, { recursive: true }))

const build = async (name: string, files: string[]): Promise<string> => {
  const dist = join(folder, name)
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const file of files) await writeFile(join(dist, 'assets', file), `${name} ${file}`)
  return dist
}

const assets = async (dist: string): Promise<string[]> => (await readdir(join(dist, 'assets'))).sort()

it('adds the files that only the release before has, and leaves the new ones alone', async () => {
  const first = await build('first', ['filters-a1.js', 'same-00.js'])
  const second = await build('second', ['filters-b2.js', 'same-00.js'])
  expect(await keepRelease(first, second)).toBe(1)
  expect(await assets(second)).toEqual(['filters-a1.js', 'filters-b2.js', 'same-00.js'])
  expect(await readFile(join(second, 'assets/same-00.js'), 'utf8')).toBe('second same-00.js')
})

it('keeps one release: what it kept itself is not passed on', async () => {
  const first = await build('first', ['filters-a1.js'])
  const second = await build('second', ['filters-b2.js'])
  const third = await build('third', ['filters-c3.js'])
  await keepRelease(first, second)
  await keepRelease(second, third)
  expect(await assets(third)).toEqual(['filters-b2.js', 'filters-c3.js'])
})

it('can be repeated', async () => {
  const first = await build('first', ['filters-a1.js'])
  const second = await build('second', ['filters-b2.js'])
  await keepRelease(first, second)
  await keepRelease(first, second)
  expect(await assets(second)).toEqual(['filters-a1.js', 'filters-b2.js'])
})
