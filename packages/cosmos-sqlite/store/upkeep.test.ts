import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Catalog, openCatalog } from './catalog.ts'
import { openFile } from './file.ts'
import { operate } from './operate.ts'

const folder = mkdtempSync(join(tmpdir(), 'cosmos-upkeep-'))
afterAll(() => rmSync(folder, { recursive: true }))
const now = Date.UTC(2030, 0, 1)
const key = '["a"]'
const remedy = /is damaged: .+\. Put a copy of it in its place, or delete it/

/** A file with `count` items of 10 kB. */
const filled = (name: string, count: number) => {
  const path = join(folder, name)
  const opened = openFile(path, 'NORMAL')
  const catalog: Catalog = openCatalog(opened, () => now)
  catalog.createDatabase({ id: 'd' }, undefined)
  const container = catalog.createContainer('d', { id: 'c', partitionKey: { paths: ['/pk'] } }, undefined)
  const text = 'x'.repeat(10_000)
  opened.db.exec('BEGIN')
  for (let item = 0; item < count; item += 1) operate(container, { kind: 'create', key, item: { id: `${item}`, pk: 'a', text } }, now)
  opened.db.exec('COMMIT')
  return { path, opened, container }
}

test('names a file that is no database, and what to do', () => {
  const path = join(folder, 'garbage.sqlite')
  writeFileSync(path, 'garbage '.repeat(1000))
  const open = () => openFile(path, 'NORMAL')
  expect(open).toThrow(remedy)
  expect(open).toThrow(path)
})

test('finds damaged pages at the start', () => {
  const { path, opened } = filled('damaged.sqlite', 50)
  opened.close()
  const file = openSync(path, 'r+')
  for (let at = 40 * 4096; at < statSync(path).size - 4096; at += 4096) writeSync(file, Buffer.alloc(200, 0xff), 0, 200, at)
  closeSync(file)
  expect(() => openFile(path, 'NORMAL')).toThrow(remedy)
})

test('gives the space of deleted items back to the disk at the next start', () => {
  const { path, opened, container } = filled('emptied.sqlite', 3_000)
  opened.db.exec('BEGIN')
  for (let item = 1; item < 3_000; item += 1) operate(container, { kind: 'delete', key, id: `${item}` }, now)
  opened.db.exec('COMMIT')
  opened.close()
  const before = statSync(path).size
  const again = openFile(path, 'NORMAL')
  expect(again.db.prepare(`SELECT id FROM ${container.table}`).all()).toEqual([{ id: '0' }])
  again.close()
  expect(before).toBeGreaterThan(25_000_000)
  expect(statSync(path).size).toBeLessThan(1_000_000)
})
