import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compile, parse, run } from '../query/index.ts'
import { openCatalog } from './catalog.ts'
import { openFile } from './file.ts'
import { operate } from './operate.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
})
afterAll(() => rm(folder, { recursive: true }))

const now = Date.UTC(2030, 0, 1)
const key = '["a"]'
const item = (id: string, n: number) => ({ kind: 'create' as const, key, item: { id, pk: 'a', n, m: -n, tags: [`t${n % 3}`], email: id } })

const open = (file: string) => {
  const opened = openFile(file, 'NORMAL')
  return { opened, catalog: openCatalog(opened, () => now) }
}

it('brings a file of an older engine up to date and keeps what is in it', () => {
  const file = join(folder, 'old.db')
  const first = open(file)
  first.catalog.createDatabase({ id: 'd' }, undefined)
  const composite = ['/n', '/m'].map((path) => ({ path, order: 'ascending' }))
  const container = first.catalog.createContainer(
    'd',
    {
      id: 'c',
      partitionKey: { paths: ['/pk'] },
      indexingPolicy: { includedPaths: [{ path: '/*' }, { path: '/tags/[]/?' }], compositeIndexes: [composite] },
      uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/email'] }] },
    },
    undefined,
  )
  for (let n = 0; n < 30; n += 1) operate(container, item(`${n}`, n), now)
  const before = operate(container, { kind: 'read', key, id: '7' }, now)
  const { table, rid } = container
  container.sequence.save()
  const { last } = container.sequence
  first.opened.close()

  const old = new DatabaseSync(file)
  const indexes = old.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL").all(table)
  for (const { name } of indexes) old.exec(`DROP INDEX "${name}"`)
  old.exec(`CREATE INDEX ${table}_former ON ${table} (ts); UPDATE properties SET value = 'older'`)
  old.close()

  const second = open(file)
  const again = second.catalog.container('d', 'c')
  expect(again.rid).toBe(rid)
  expect(operate(again, { kind: 'read', key, id: '7' }, now)).toEqual(before)
  const ask = (text: string) =>
    run(second.opened.db, compile(parse(text), { layout: again.layout, table, partition: { exact: key }, now })).items
  expect(ask('SELECT VALUE c.id FROM c WHERE c.n > 26 ORDER BY c.n, c.m')).toEqual(['"27"', '"28"', '"29"'])
  expect(ask("SELECT VALUE COUNT(1) FROM c WHERE ARRAY_CONTAINS(c.tags, 't1')")).toEqual(['10'])
  expect(() => operate(again, { ...item('other', 99), item: { id: 'other', pk: 'a', email: '3' } }, now)).toThrow('Unique index')
  expect(again.sequence.last).toBeGreaterThanOrEqual(last)
  expect(second.opened.db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(`${table}_former`)).toBeUndefined()
  second.opened.close()
})
